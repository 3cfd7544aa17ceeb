"""Delivers files to Hausblick by POST /api/import, for which see docs/operations/programs.md.

Needs Python 3.9 or later, and nothing else: copy it and change it. Ends with 0 if all is done, 1 if a person has to look at
it, 2 if it was refused, and 3 if the service could not be reached or was too busy: then give the same order again.
"""

import argparse
import http.client
import json
import sys
import time
import urllib.parse
import uuid
from pathlib import Path

DONE, LOOK, REFUSED, AGAIN = 0, 1, 2, 3
WORKING = ("examining", "checking", "applying")
PAUSE_SECONDS = 2
TIMEOUT_SECONDS = 300
PIECE_BYTES = 65536


class Ended(Exception):
    """Why it ends without an import, and with which status."""

    def __init__(self, status, message):
        super().__init__(message)
        self.status = status


def read_order():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", required=True, help="where the service is, such as https://portal.example.org")
    parser.add_argument("--token-file", required=True, help="a file that holds the token, and that nobody else reads")
    parser.add_argument("--mode", required=True, help="check: only say what would change; write: write it")
    parser.add_argument("--key", help="for writing: names this delivery; with the same key it is written once")
    parser.add_argument("--without", help="columns that may be missing, separated by commas")
    parser.add_argument("--mapping", help="mappings that may be used, separated by commas")
    parser.add_argument("--strict", action="store_true", help="warnings count as errors")
    parser.add_argument("--moves", action="store_true", help="rows may be taken over from other customers")
    parser.add_argument("--losesMany", action="store_true", help="many rows may be removed")
    parser.add_argument("files", nargs="+")
    return parser.parse_args()


def build_form(order):
    """Returns the form as bytes and paths in their order, its length, and its content type."""
    boundary = uuid.uuid4().hex
    fields = {name: getattr(order, name) for name in ("mode", "without", "mapping")}
    fields.update({name: "true" for name in ("strict", "moves", "losesMany") if getattr(order, name)})
    head = f'--{boundary}\r\nContent-Disposition: form-data; name='
    parts = [f'{head}"{name}"\r\n\r\n{value}\r\n'.encode() for name, value in fields.items() if value is not None]
    for path in map(Path, order.files):
        name = path.name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")
        about = f'"file"; filename="{name}"\r\nContent-Type: application/octet-stream\r\n\r\n'
        parts += [f"{head}{about}".encode(), path, b"\r\n"]
    parts.append(f"--{boundary}--\r\n".encode())
    length = sum(part.stat().st_size if isinstance(part, Path) else len(part) for part in parts)
    return parts, length, f"multipart/form-data; boundary={boundary}"


def read_parts(parts):
    """Yields a form piece by piece, so that memory does not grow with its files."""
    for part in parts:
        if isinstance(part, Path):
            with part.open("rb") as file:
                while piece := file.read(PIECE_BYTES):
                    yield piece
        else:
            yield part


class Service:
    def __init__(self, address, token):
        self.address = urllib.parse.urlsplit(address)
        if self.address.scheme not in ("https", "http") or not self.address.hostname:
            raise Ended(REFUSED, f"{address} is no address")
        self.token = token

    def call(self, path, method="GET", body=None, headers=None):
        """Returns the answer. Follows no redirect, which would take the token elsewhere."""
        is_safe = self.address.scheme == "https"
        connect = http.client.HTTPSConnection if is_safe else http.client.HTTPConnection
        connection = connect(self.address.hostname, self.address.port, timeout=TIMEOUT_SECONDS)
        try:
            given = {"Authorization": f"Bearer {self.token}", **(headers or {})}
            connection.request(method, path, body, given)
            response = connection.getresponse()
            answer = response.read().decode()
        except (OSError, http.client.HTTPException) as error:
            raise Ended(AGAIN, f"{self.address.geturl()} cannot be reached: {error}") from error
        finally:
            connection.close()
        if response.status == 200:
            return json.loads(answer)
        is_busy = response.status >= 500 or response.status in (409, 429)
        raise Ended(AGAIN if is_busy else REFUSED, f"{response.status}: {answer}")


def print_faults(service, run_id):
    cursor = ""
    while cursor is not None:
        query = "?" + urllib.parse.urlencode({"cursor": cursor}) if cursor else ""
        page = service.call(f"/api/import/{run_id}/faults{query}")
        for fault in page["faults"]:
            parts = [fault[name] for name in ("severity", "file", "sheet", "line", "column", "message")]
            print(": ".join(str(part) for part in parts if part is not None))
        cursor = page["next"]


def main():
    order = read_order()
    try:
        token = Path(order.token_file).read_text().strip()
        parts, length, content_type = build_form(order)
    except OSError as error:
        raise Ended(REFUSED, str(error)) from error
    service = Service(order.to, token)
    headers = {"Content-Type": content_type, "Content-Length": str(length)}
    if order.key is not None:
        headers["Idempotency-Key"] = order.key

    run = service.call("/api/import", "POST", read_parts(parts), headers)
    while run["state"] in WORKING:
        time.sleep(PAUSE_SECONDS)
        run = service.call(f"/api/import/{run['id']}")

    print(f"import {run['id']}: {run['state']}, {run['errors']} errors, {run['warnings']} warnings")
    if run["message"] is not None:
        print(run["message"])
    for table in run["changes"]:
        print(f"{table['title']}: +{table['added']} ~{table['changed']} -{table['removed']}")
    for missing in run["missingColumns"]:
        if not missing["accepted"]:
            print(f"missing column: {missing['column']}")
    if run["errors"] + run["warnings"] > 0:
        print_faults(service, run["id"])
    return DONE if run["state"] == ("applied" if order.mode == "write" else "checked") else LOOK


if __name__ == "__main__":
    try:
        # Messages are German, whatever the terminal's encoding.
        sys.stdout.reconfigure(encoding="utf-8")
        sys.stderr.reconfigure(encoding="utf-8")
        sys.exit(main())
    except Ended as ended:
        print(ended, file=sys.stderr)
        sys.exit(ended.status)
