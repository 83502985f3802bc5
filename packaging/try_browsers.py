# SPDX-License-Identifier: MIT
"""What each browser is tried by, whichever it is: moves at each table, the page loaded anew and Continue, sound, a hidden tab,
an exception that nobody catches. Read by try_web.py."""
from browser import Page
from desk import KNOWN, item, items
from hands import TABLES, check, move_once

MOVES = 3

# The halves of a double-click may be seconds apart on a busy machine: the library reads this where programs have variables.
PATIENT = """
let variables;
Object.defineProperty(self, "ENV", {
    get: () => variables,
    set(made) { variables = made; variables.SDL_MOUSE_DOUBLE_CLICK_TIME = "3000"; },
});"""

# What becomes of the sound while the page is hidden and shown again.
HEAR = """
self.heard = [];
const {audioContext} = Module.SDL2;
audioContext.addEventListener("statechange", () => self.heard.push([audioContext.state, document.hidden]));"""

# Whether a browser sounds at all here, once somebody has clicked.
EAR = """<body style="height: 90vh" onclick="self.ear = new AudioContext(); setTimeout(() => self.waited = true, 5000)">"""


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


def is_heard(browser, site):
    """Whether this browser lets a page sound on this machine, which may have no loudspeaker."""
    site.pages["ear.html"] = EAR
    browser.open(site.address + "ear.html")
    browser.point((200, 200), "down", 20, "up")
    return browser.until("return self.ear?.state === 'running' ? 'yes' : self.waited ? 'no' : ''") == "yes"


def play_some(browser, site, name, picture):
    """Some moves, the page loaded anew, and the same table again."""
    table = TABLES[name]
    game = Page(browser, site.address)
    table.sit(game, game.settled("title"))
    made = [move_once(game, table)["move"] for _ in range(MOVES)]
    before = game.wait(table.ours)
    if picture:
        browser.shoot(pick(picture, f"{browser.name.lower()}-{name}"))
    game = Page(browser, site.address)
    game.click(item(game.settled("title"), "menu.continue"))
    after = game.wait(table.ours)
    names = [[one["name"] for one in items(line)] for line in (before, after)]
    check(names[0] == names[1], f"{browser.name}: at the {name} there was {names[0]}, and after Continue {names[1]}.")
    return made


def try_hidden(browser, site, sounds):
    """Sound rests in a hidden tab, unless the option has it go on."""
    for mute_away in (1, 0):
        meet(browser, site, f"mute_away {mute_away}\n")
        game = Page(browser, site.address)
        game.click(item(game.settled("title"), "menu.options"))
        game.settled("options")
        if not sounds:
            continue
        browser.until("return Module.SDL2.audioContext.state === 'running'")
        browser.run(HEAR)
        with browser.hidden(site.address + "favicon.ico"):
            pass
        browser.until("return !document.hidden && Module.SDL2.audioContext.state === 'running'")
        heard = browser.run("return self.heard")
        check(heard[:1] == ([["suspended", True]] if mute_away else []), f"{browser.name}: with mute_away {mute_away} it was {heard}.")


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
        sounds = is_heard(browser, site)
        browser.shape(1280, 720)
        meet(browser, site)
        made = {name: play_some(browser, site, name, picture) for name in TABLES}
        try_hidden(browser, site, sounds)
        try_exception(browser, site)
        moves = ", ".join(f"{len(moves)} at the {name}" for name, moves in made.items())
        sound = "sound runs after a click and rests in a hidden tab" if sounds else "no sound to be had here"
        print(f"{browser.name}: {moves}, each table the same after the page was loaded anew; {sound}; exceptions are told.", flush=True)
