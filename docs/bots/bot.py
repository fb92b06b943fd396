#!/usr/bin/env python3
"""A bot for harena that takes the first proposal: harena practice --blue-ai "bot:python3 docs/bots/bot.py"."""
import json
import sys


def choose(ask):
    """What to answer: any of ask["choices"], where there are any, or of ask["proposals"], or what you make yourself."""
    return ask["proposals"][0]


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "ask":
        print(json.dumps({"id": message["id"], "choice": choose(message)}), flush=True)
    elif message["type"] in ("refused", "lost"):
        print(message["why"], file=sys.stderr)
