#!/usr/bin/env python3
"""Sits down at an online table and plays at random, with the standard library alone.

    python3 play.py http://localhost:3000 --name Ada               sets up a table for two and waits
    python3 play.py http://localhost:3000 --name Bo --table NAME   sits down there; the game begins

It knows no rules: it asks the server what it may do. docs/protocol.md explains all that is said here.
"""

import argparse
import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
import time
from urllib.parse import urlsplit


class Server:
    """HTTP with the cookie that is our identity."""

    def __init__(self, address):
        parts = urlsplit(address)
        self.host, self.port = parts.hostname, parts.port or 80
        self.cookie = None

    def ask(self, method, path, body=None):
        connection = http.client.HTTPConnection(self.host, self.port)
        headers = {"cookie": self.cookie} if self.cookie else {}
        if body is not None:
            headers["content-type"] = "application/json"
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        given = answer.getheader("set-cookie")
        if given:
            self.cookie = given.split(";")[0]
        value = json.loads(answer.read())
        connection.close()
        if answer.status >= 300:
            sys.exit(f"{method} {path}: {value.get('reason', value)}")
        return value


class Pace:
    """Keeps below what the server takes from one socket: sixty messages at once, then three a second."""

    AT_ONCE, A_SECOND = 50, 2.5

    def __init__(self):
        self.left, self.at = self.AT_ONCE, time.monotonic()

    def wait(self):
        now = time.monotonic()
        self.left = min(self.AT_ONCE, self.left + (now - self.at) * self.A_SECOND) - 1
        self.at = now
        if self.left < 0:
            time.sleep(-self.left / self.A_SECOND)


class Socket:
    """A WebSocket, as far as text messages go."""

    def __init__(self, server):
        self.connection = socket.create_connection((server.host, server.port))
        key = base64.b64encode(os.urandom(16)).decode()
        self.connection.sendall(
            (
                f"GET /api/socket HTTP/1.1\r\nHost: {server.host}:{server.port}\r\n"
                f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
                f"Sec-WebSocket-Version: 13\r\nCookie: {server.cookie}\r\n\r\n"
            ).encode()
        )
        self.waiting = b""
        while b"\r\n\r\n" not in self.waiting:
            self.waiting += self.connection.recv(4096)
        head, self.waiting = self.waiting.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            sys.exit(head.decode())
        self.pace = Pace()

    def take(self, count):
        while len(self.waiting) < count:
            more = self.connection.recv(65536)
            if not more:
                raise ConnectionError("the server has closed the connection")
            self.waiting += more
        taken, self.waiting = self.waiting[:count], self.waiting[count:]
        return taken

    def frame(self, kind, payload):
        mask = os.urandom(4)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        self.connection.sendall(bytes([0x80 | kind]) + length + mask + masked)

    def send(self, message):
        self.pace.wait()
        self.frame(1, json.dumps(message).encode())

    def receive(self):
        text = b""
        while True:
            first, second = self.take(2)
            size = second & 127
            if size == 126:
                (size,) = struct.unpack(">H", self.take(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.take(8))
            payload = self.take(size)
            kind = first & 15
            if kind == 8:
                raise ConnectionError("the server has closed the connection")
            if kind == 9:
                self.frame(10, payload)
            elif kind in (0, 1):
                text += payload
                if first & 0x80:
                    return json.loads(text)


def main():
    parser = argparse.ArgumentParser(description="Plays at an online table.")
    parser.add_argument("server")
    parser.add_argument("--game", default="metro")
    parser.add_argument("--name", default="Python")
    parser.add_argument("--table")
    asked = parser.parse_args()
    server = Server(asked.server)
    server.ask("PUT", "/api/me", {"name": asked.name})
    nonce = os.urandom(16).hex()
    if asked.table is None:
        person = {"kind": "person"}
        wish = {"game": asked.game, "setup": {"seats": 2}, "seats": [person, person], "control": {"kind": "none"}}
        wish.update({"assist": "ledger", "isPublic": True, "seat": 0, "nonce": nonce})
        table = server.ask("POST", "/api/tables", wish)
        print(table["id"], flush=True)
    else:
        table = server.ask("GET", f"/api/tables/{asked.table}")
        free = [seat for seat, who in enumerate(table["seats"]) if "name" not in who]
        table = server.ask("POST", f"/api/tables/{asked.table}/sit", {"seat": free[0], "nonce": nonce})
    play(server, table)


def play(server, table):
    """Asks for our moves, chooses until the turn is complete, and sends it."""
    wire = Socket(server)
    hello = {"kind": "hello", "protocol": 2, "table": table["id"], "seen": 0}
    wire.send(hello)
    game, turn, asked, is_started = None, [], None, False
    while True:
        message = wire.receive()
        kind = message["kind"]
        if kind in ("welcome", "table"):
            table = message["table"]
            is_full = all("name" in seat for seat in table["seats"])
            if table["state"] == "open" and table["isHost"] and is_full and not is_started:
                is_started = True
                server.ask("POST", f"/api/tables/{table['id']}/start")
            elif kind == "table" and table["state"] != "open" and game is None:
                wire.send(hello)
            if kind == "welcome" and "game" in message:
                game = {"seat": message["seats"][0], "sent": 0, **message["game"]}
        elif kind == "happened" and game:
            if message["seq"] != game["seq"]:
                turn, asked = [], None
            game.update(seq=message["seq"], status=message.get("status", game["status"]))
        elif kind == "moves" and message["id"] == asked:
            if message["moves"]:
                turn.append(random.choice(message["moves"]))
            asked = None
            if not message["moves"]:
                # The turn is complete, or a draw comes next.
                asked = send(wire, game, {"kind": "command", "after": game["seq"], "moves": turn})
        elif kind == "answered" and message["id"] == asked and message["answer"]["kind"] != "applied":
            # Something happened first: start again.
            turn, asked = [], None
        elif kind == "goodbye":
            sys.exit(f"the server says goodbye: {message['text']}")
        if not game:
            continue
        if game["status"]["isOver"]:
            print(json.dumps(game["status"]["standings"]))
            return
        if game["status"].get("toAct") == game["seat"] and asked is None:
            asked = send(wire, game, {"kind": "moves", "moves": turn})


def send(wire, game, message):
    """Sends a message for our seat under a new id, which it returns."""
    game["sent"] += 1
    message.update(id=f"m{game['sent']}", seat=game["seat"])
    wire.send(message)
    return message["id"]


main()
