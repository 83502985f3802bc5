# SPDX-License-Identifier: MIT
"""The page's folder, served from this machine, with what a test puts before it or holds back."""
import contextlib
import functools
import http.server
import sys
import threading

DEADLINE = 180  # seconds that something is held back at most


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {**http.server.SimpleHTTPRequestHandler.extensions_map, ".wasm": "application/wasm",
                      ".webmanifest": "application/manifest+json"}

    def __init__(self, site, *arguments):
        self.site = site
        super().__init__(*arguments, directory=site.folder)

    def log_message(self, *_):
        pass

    def end_headers(self):
        for name, value in self.site.headers.items():
            self.send_header(name, value)
        super().end_headers()

    def do_GET(self):
        name = self.path.partition("?")[0].removeprefix("/")
        if name in self.site.held:
            self.site.held[name].wait(DEADLINE)
        made = self.site.made(name)
        if made is None:
            super().do_GET()
            return
        kind, text = made
        self.send_response(200)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(text.encode())))
        self.send_header("Cache-Control", "no-store")
        self.end_headers()
        self.wfile.write(text.encode())


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request, client_address):
        """A browser that goes on to another page hangs up in the middle."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Site:
    """with Site(folder) as site: a server. `address` ends with a slash. `pages` are more of them by name, `headers` are sent
    with everything."""

    def __init__(self, folder):
        self.folder, self.scripts, self.pages, self.held, self.headers = folder, [], {}, {}, {}
        self.server = Server(("127.0.0.1", 0), functools.partial(Handler, self))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self.server.server_address[1]}/"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def close(self):
        self.server.shutdown()
        self.server.server_close()

    def made(self, name):
        """What is not handed out as it lies there."""
        if name in self.pages:
            return "text/html", self.pages[name]
        if name == "before.js":
            return "text/javascript", "\n".join(self.scripts)
        if name in ("", "index.html") and self.scripts:
            with open(self.folder + "/index.html", encoding="utf-8") as file:
                return "text/html", file.read().replace("<head>", "<head><script src=\"before.js\"></script>", 1)
        return None

    @contextlib.contextmanager
    def before(self, script):
        """Runs in the page before anything of it, meanwhile."""
        self.scripts.append(script)
        try:
            yield
        finally:
            self.scripts.remove(script)

    @contextlib.contextmanager
    def holding(self, name):
        """A part does not come, meanwhile."""
        self.held[name] = threading.Event()
        try:
            yield
        finally:
            self.held.pop(name).set()
