"""Fits the nets of `underground/inspector/lineNet.ts` to the games that `games.ts` has written, and writes their weights.

    python3 packages/bots/training/undergroundNet/train.py FOLDER packages/bots/src/underground/inspector

Needs PyTorch; with a GPU it takes a minute for each number of seats. The net learns by how much more a seat will be ahead
in the end than the tuned value says: a correction of every weight, and a small net that is asked of every line.
"""

import glob
import os
import re
import sys

import torch

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "../net"))
from fit import device, line_net, mean_and_scale, packed, read_rows, scaled_first, train

FEATURES, LINES, LINE_FEATURES, FIRST, SECOND, BOARD_UNITS = 22, 11, 18, 16, 8, 16
# Loops, which are not always looked for: what they count is corrected, but the net does not see them.
RINGS = (15, 16)
STEPS, POSITIONS, RATE = 6_000, 8192, 4e-3
TESTED = 0.05

folder, target = sys.argv[1:3]
with open(f"{target}/tuned.ts") as file:
    pairs = re.findall(r"^    \w+: \[(-?[\d.]+), (-?[\d.]+)\]", file.read(), re.MULTILINE)
assert len(pairs) == FEATURES
tuned = torch.tensor([[float(one), float(other)] for one, other in pairs], device=device)


def fit(seats):
    torch.manual_seed(1)
    width = FEATURES + 2 + LINES * (LINE_FEATURES + 1) + 1
    rows = read_rows(sorted(glob.glob(f"{folder}/games.{seats}.*")), width)
    # Whole games are tested with, not single turns of games that were learned from.
    learned = int(len(rows) * (1 - TESTED))
    rows = rows.to(device)

    def parts(some):
        some = some.float()
        board, thirties, lead = some[:, :FEATURES], some[:, FEATURES], some[:, FEATURES + 1]
        lines = some[:, FEATURES + 2 : -1].reshape(-1, LINES, LINE_FEATURES + 1)
        return board, thirties, lead, lines[:, :, :-1], lines[:, :, -1], some[:, -1]

    board, thirties, _, lines, worth, _ = parts(rows[: min(learned, 200_000)])
    mean, scale = mean_and_scale(lines[worth != 0])
    both = torch.stack([board, board * thirties.unsqueeze(1)], 2)
    board_scale = 1 / (both.std(0) + both.mean(0).abs() + 1e-3)
    whole = torch.cat([board, thirties.unsqueeze(1)], 1)
    whole_mean, whole_scale = whole.mean(0), 1 / (whole.std(0) + 1e-3)
    whole_scale[list(RINGS)] = 0
    del board, thirties, lines, worth, both, whole

    net = line_net(LINE_FEATURES, FIRST, SECOND, bias=False)
    board_net = torch.nn.Sequential(
        torch.nn.Linear(FEATURES + 1, BOARD_UNITS), torch.nn.ReLU(), torch.nn.Linear(BOARD_UNITS, 1, bias=False)
    ).to(device)
    torch.nn.init.zeros_(board_net[2].weight)
    more = torch.zeros(FEATURES, 2, device=device, requires_grad=True)

    def errors(some, corrects=True):
        board, thirties, lead, lines, worth, end = parts(some)
        weights = tuned + (more * board_scale if corrects else 0)
        value = lead + (board * (weights[:, 0] + weights[:, 1] * thirties.unsqueeze(1))).sum(1)
        if corrects:
            whole = torch.cat([board, thirties.unsqueeze(1)], 1)
            value = value + (net((lines - mean) * scale).squeeze(2) * worth).sum(1)
            value = value + board_net((whole - whole_mean) * whole_scale).squeeze(1)
        return (value - end) ** 2, thirties

    def report(what, corrects=True):
        with torch.no_grad():
            tested = [errors(part, corrects) for part in rows[learned:].split(10_000)]
        error = torch.cat([each for each, _ in tested])
        thirties = torch.cat([each for _, each in tested])
        by_third = [error[(thirties >= low) & (thirties < high)].mean().item() for low, high in [(0, 0.33), (0.33, 0.66), (0.66, 2)]]
        print(f"{seats} seats, {what}: squared error {error.mean().item():.2f}, last to first third", *(f"{each:.1f}" for each in by_third), flush=True)

    print(f"{seats} seats: {len(rows)} turns")
    report("tuned", corrects=False)

    def loss():
        error, _ = errors(rows[torch.randint(0, learned, (POSITIONS,), device=device)])
        return error.mean() / 100

    train([*net.parameters(), *board_net.parameters(), more], loss, report, STEPS, RATE, decay=1e-4)
    lines_layers = [*scaled_first(net[0], mean, scale), net[2].weight.T, net[2].bias, net[4].weight]
    board_layers = [*scaled_first(board_net[0], whole_mean, whole_scale), board_net[2].weight]
    return packed([*lines_layers, *board_layers, more * board_scale])


all_seats = sorted({name.split(".")[-2] for name in glob.glob(f"{folder}/games.*.*")})
weights = "".join(f'  {seats}: "{fit(seats)}",\n' for seats in all_seats)
with open(f"{target}/learnedWeights.ts", "w") as file:
    file.write(
        f"""/**
 * What `learned.ts` reads, by the number of seats: numbers of half precision, lowest byte first. Written by
 * training/undergroundNet/train.py.
 */
export const LEARNED_WEIGHTS: Readonly<Record<number, string>> = {{
{weights}}};
"""
    )
