# SPDX-License-Identifier: MIT
"""What each browser is tried by, whichever it is: moves at each table, the page loaded anew and Continue, sound, a hidden tab,
an exception that nobody catches. Read by try_web.py."""
from browser import Page
from desk import KNOWN, item, items
from drivers import FirefoxWithoutGL
from hands import TABLES, check, move_once

MOVES = 3

# The halves of a double-click may be seconds apart on a busy machine: the library reads this where programs have variables.
PATIENT = """
let variables;
Object.defineProperty(self, "ENV", {
    get: () => variables,
    set(made) { variables = made; variables.SDL_MOUSE_DOUBLE_CLICK_TIME = "3000"; },
});"""

# What becomes of the sound while the page is hidden and shown again, kept where the tab before it can read it as well.
HEAR = """
const {audioContext} = Module.SDL2, heard = [];
function note(what) {
    heard.push(what);
    localStorage.setItem("heard", heard.join(" "));
}
localStorage.removeItem("heard");
document.addEventListener("visibilitychange", () => note(document.hidden ? "hidden" : "shown"));
audioContext.addEventListener("statechange", () => note(audioContext.state));
setInterval(() => localStorage.setItem("clock", audioContext.currentTime), 100);"""

# How many colours there are where the canvas lies, of a picture of the page.
LOOK = """
self.colours = 0;
const picture = new Image();
picture.onload = () => {
    const box = document.getElementById("canvas").getBoundingClientRect(), small = new OffscreenCanvas(160, 90).getContext("2d");
    const scale = picture.width / innerWidth;
    small.drawImage(picture, box.left * scale, box.top * scale, box.width * scale, box.height * scale, 0, 0, 160, 90);
    self.colours = new Set(new Uint32Array(small.getImageData(0, 0, 160, 90).data.buffer)).size;
};
picture.src = "data:image/png;base64," + arguments[0];"""


def meet(browser, site, more=""):
    """A page in which somebody has given no name, does not want lessons first, and is in a hurry."""
    browser.open(site.address + "favicon.ico")
    browser.run("""localStorage.setItem("route-mille:/libsdl/route-mille/settings", Date.now() + " " + arguments[0])""",
                KNOWN + "show_targets 0\npace 200\nreduced_motion 1\n" + more)


def pick(picture, what):
    """PICTURE-tried.png, or of something more: PICTURE-WHAT-tried.png."""
    return picture.replace("-tried", f"-{what}-tried")


def told(browser, *parts):
    """The page says it, in a sentence with these parts."""
    browser.until("""const panel = document.getElementById("trouble");
        return panel && !panel.hidden && arguments[0].every((part) => panel.textContent.includes(part))""", list(parts))


def see(browser):
    """The canvas lies in sight with nothing before it, and is a picture, where one that stayed black has one colour."""
    browser.until("""const canvas = document.getElementById("canvas"), box = canvas.getBoundingClientRect();
        return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight &&
            document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2) === canvas""")
    browser.run(LOOK, browser.picture())
    colours = browser.until("return self.colours")
    check(colours > 100, f"{browser.name}: the page has {colours} colours.")


def play_some(browser, site, name, picture):
    """Some moves, the page loaded anew, and the same table again."""
    table = TABLES[name]
    game = Page(browser, site.address)
    title = game.settled("title")
    see(browser)
    table.sit(game, title)
    made = [move_once(game, table)["move"] for _ in range(MOVES)]
    before = game.wait(table.ours)
    if picture:
        browser.shoot(pick(picture, f"{browser.name.lower().replace(' ', '-')}-{name}"))
    game = Page(browser, site.address)
    game.click(item(game.settled("title"), "menu.continue"))
    after = game.wait(table.ours)
    see(browser)
    names = [[one["name"] for one in items(line)] for line in (before, after)]
    check(names[0] == names[1], f"{browser.name}: at the {name} there was {names[0]}, and after Continue {names[1]}.")
    return made


def try_hidden(browser, site):
    """Sound rests in a hidden tab and comes back, unless the option has it go on."""
    for mute_away in (1, 0):
        meet(browser, site, f"mute_away {mute_away}\n")
        game = Page(browser, site.address)
        game.click(item(game.settled("title"), "menu.options"))
        game.settled("options")
        browser.until("return Module.SDL2.audioContext.state === 'running'")
        browser.run(HEAR)
        with browser.hidden(site.address + "favicon.ico"):
            browser.until("return localStorage.heard === arguments[0]", "hidden suspended" if mute_away else "hidden")
            if not mute_away:
                clock = browser.run("return Number(localStorage.clock)")
                browser.until("return Number(localStorage.clock) > arguments[0]", clock + 1)
        browser.until("return !document.hidden && Module.SDL2.audioContext.state === 'running'")
        browser.until("return localStorage.heard === arguments[0]", "hidden suspended shown running" if mute_away else "hidden shown")


def try_exception(browser, site):
    """One beside the program leaves it going; one out of it has stopped it. Both are told."""
    meet(browser, site)
    game = Page(browser, site.address)
    title = game.settled("title")
    browser.throw("a wheel came off")
    told(browser, "Something went wrong", "a wheel came off")
    browser.run("document.querySelector('#trouble button:last-child').click()")
    game.click(item(title, "menu.options"))
    game.settled("options")
    browser.run("Module.news.shift = () => { throw new Error('the engine fell out'); }")
    told(browser, "has stopped", "the engine fell out")


def try_browser(kind, site, picture):
    with kind() as browser:
        browser.shape(1280, 720)
        meet(browser, site)
        made = {name: play_some(browser, site, name, picture) for name in TABLES}
        try_hidden(browser, site)
        try_exception(browser, site)
        moves = ", ".join(f"{len(moves)} at the {name}" for name, moves in made.items())
        print(f"{browser.name}: {moves}, each table the same after the page was loaded anew; sound runs after a click, rests in a hidden "
              "page and comes back; exceptions are told.", flush=True)


def try_without_gl(site, picture):
    with FirefoxWithoutGL() as browser:
        browser.shape(1280, 720)
        meet(browser, site)
        check(browser.run("return document.createElement('canvas').getContext('webgl') === null"), "There is OpenGL after all.")
        made = play_some(browser, site, "road", picture)
        print(f"{browser.name}: the page is no black one; {len(made)} moves on the road.", flush=True)
