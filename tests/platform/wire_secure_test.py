#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""wire_secure_test.py CALLER: a secure wire opens to a host whose certificate is good, and to no other."""
import base64
import hashlib
import os
import shutil
import socket
import ssl
import subprocess
import sys
import tempfile
import threading
import unittest
from pathlib import Path

CALLER = None
MAGIC = b"258EAFA5-E914-47DA-95CA-C5AB0DC85B11"  # RFC 6455, 1.3


def greet(stream):
    """What a host does of WebSocket to answer one line with another."""
    asked = b""
    while b"\r\n\r\n" not in asked:
        asked += stream.recv(4096)
    head, rest = asked.split(b"\r\n\r\n", 1)
    fields = dict(line.split(b": ", 1) for line in head.split(b"\r\n")[1:])
    key = base64.b64encode(hashlib.sha1(fields[b"Sec-WebSocket-Key"] + MAGIC).digest())
    stream.sendall(b"HTTP/1.1 101 Yes\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Protocol: "
                   + fields[b"Sec-WebSocket-Protocol"] + b"\r\nSec-WebSocket-Accept: " + key + b"\r\n\r\n")
    while len(rest) < 16:
        rest += stream.recv(4096)
    line = bytes(byte ^ rest[2 + at % 4] for at, byte in enumerate(rest[6:16]))
    stream.sendall(bytes([0x81, len(line) + 4]) + b"back" + line)
    stream.recv(1)


@unittest.skipUnless(shutil.which("openssl"), "openssl makes the certificates")
class Secure(unittest.TestCase):
    def setUp(self):
        self.folder = Path(tempfile.mkdtemp(prefix="route-mille-secure-"))
        self.addCleanup(shutil.rmtree, self.folder)

    def certificate(self, name):
        key, made = self.folder / f"{name}.key", self.folder / f"{name}.pem"
        subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                        "-keyout", key, "-out", made, "-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{name}"],
                       check=True, capture_output=True)
        return key, made

    def call(self, name, trusted):
        """Calls localhost, which shows the certificate of `name`; what the caller says then."""
        key, shown = self.certificate(name)
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(shown, key)
        with socket.create_server(("127.0.0.1", 0)) as server:
            def serve():
                try:
                    with context.wrap_socket(server.accept()[0], server_side=True) as stream:
                        greet(stream)
                except OSError:
                    pass  # the caller has gone
            host = threading.Thread(target=serve)
            host.start()
            environment = dict(os.environ, SSL_CERT_FILE=str(shown if trusted else self.folder / "none"), SSL_CERT_DIR=str(self.folder / "none"))
            done = subprocess.run([CALLER, "localhost", str(server.getsockname()[1])], env=environment, capture_output=True, text=True, check=True)
            host.join()
        self.assertEqual(done.stderr, "", "the library's own words reach nobody")
        return done.stdout.strip()

    def test_a_good_certificate_opens_the_wire(self):
        self.assertEqual(self.call("localhost", True), "open: backhello rm=1")

    def test_one_that_nobody_vouches_for_does_not(self):
        self.assertEqual(self.call("localhost", False), "unsafe:")

    def test_nor_does_that_of_another_host(self):
        self.assertEqual(self.call("example.org", True), "unsafe:")


if __name__ == "__main__":
    CALLER = sys.argv.pop(1)
    unittest.main()
