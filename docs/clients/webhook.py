"""Receives what Hausblick tells other programs, for which see docs/operations/webhooks.md, and prints each event once.

Needs Python 3.9 or later, and nothing else: copy it and change it. It listens on this machine only: put it behind a proxy with
HTTPS, or take the check into a program of yours.
"""

import argparse
import base64
import hashlib
import hmac
import json
import sys
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

OLDEST_SECONDS = 300
MOST_BYTES = 65_536  # Far more than an event has.


def is_authentic(secret, headers, body):
    """Returns whether Hausblick has signed a message, and lately: an old one may be somebody's recording."""
    message_id, sent, signature = (headers.get(f"webhook-{name}", "") for name in ("id", "timestamp", "signature"))
    if not (sent.isascii() and sent.isdigit()) or abs(time.time() - int(sent)) > OLDEST_SECONDS:
        return False
    key = base64.b64decode(secret.removeprefix("whsec_"))
    mac = hmac.new(key, f"{message_id}.{sent}.".encode() + body, hashlib.sha256).digest()
    expected = "v1," + base64.b64encode(mac).decode()
    # Comparing takes the same time wherever they differ, and so tells nobody how to go on.
    return hmac.compare_digest(signature.encode(), expected.encode())


class Receiver(BaseHTTPRequestHandler):
    secret = ""
    done = set()  # An event may arrive more than once. A program that ends should keep the ids for some days.

    def do_POST(self):
        self.send_response(self.receive())
        self.end_headers()

    def receive(self):
        length = self.headers.get("content-length", "")
        if not (length.isascii() and length.isdigit()) or int(length) > MOST_BYTES:
            return 413
        body = self.rfile.read(int(length))
        if not is_authentic(self.secret, self.headers, body):
            return 401
        event = json.loads(body)
        if event["id"] not in self.done:
            print(json.dumps(event, separators=(",", ":"), ensure_ascii=False), flush=True)
        self.done.add(event["id"])
        return 204

    def log_message(self, *said):
        """Prints nothing but events."""


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--secret-file", required=True, help="a file that holds the secret, and that nobody else reads")
    parser.add_argument("--port", type=int, default=8080, help="where to listen")
    order = parser.parse_args()
    Receiver.secret = Path(order.secret_file).read_text().strip()
    server = ThreadingHTTPServer(("127.0.0.1", order.port), Receiver)
    print(f"listening: {server.server_address}", file=sys.stderr, flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
