#!/usr/bin/env python3
"""A bot for Metro and On the Underground, with the standard library alone.

    npx interchange match metro --bots random --bots "cmd:python3 examples/bot.py"

It speaks the engine protocol, which docs/engine.md describes: lines come in on standard input, answers go out on
standard output. It is told what it may do, so it needs to know no rules. To make a player of it, change `choose`.
"""

import json
import random
import sys


def choose(game, position, dice):
    """One of position["moves"]; position["view"] and position["entries"] tell all that our seat has seen."""
    moves = position["moves"]
    if game == "metro":
        # A tile in the hand is worth more than one that may come.
        placements = [move for move in moves if "@" in move]
        return dice.choice(placements or moves)
    # Track before tokens.
    track = [move for move in moves if "/" in move]
    return dice.choice(track or moves)


def main():
    game, position, dice = "metro", None, random.Random(1)

    def say(*words):
        print(*words, flush=True)

    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say("hello", json.dumps({"protocol": 1, "name": "bot.py", "version": "1"}))
        elif word == "setup":
            game, position = json.loads(rest)["game"], None
            # The same table and seed, the same play.
            dice = random.Random(rest)
            say("ok")
        elif word == "position":
            position = json.loads(rest)
            say("ok")
        elif word == "legal":
            say("moves", *(position["moves"] if position else []))
        elif word == "go":
            if position and position["moves"]:
                say("bestmove", choose(game, position, dice))
            else:
                say("error there is no position")
        elif word == "stop" or not word:
            pass  # It never thinks for long.
        elif word == "quit":
            break
        else:
            say("error there is no command", word)


if __name__ == "__main__":
    main()
