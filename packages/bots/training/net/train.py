"""Fits the net of `inspector/lineNet.ts` to the games that `games.ts` has written, and writes its weights.

    python3 packages/bots/training/net/train.py FOLDER packages/bots/src/metro/inspector/lineNetWeights.ts

Needs PyTorch; with a GPU it takes a minute. The net learns by how much lines pay more than their value. What counts in a
game is the margin, so the error of all lines of a position together weighs as much as that of each.
"""

import glob
import sys

import torch

from fit import device, line_net, mean_and_scale, packed, read_rows, scaled_first, train

FEATURES, FIRST, SECOND, LINES = 69, 64, 32, 32
STEPS, POSITIONS, RATE = 20_000, 4096, 4e-3
TESTED = 0.03

folder, target = sys.argv[1:3]
torch.manual_seed(1)

rows = read_rows(sorted(glob.glob(f"{folder}/games.*")), LINES * (FEATURES + 2))
rows = rows[torch.randperm(len(rows))].to(device)
learned = int(len(rows) * (1 - TESTED))


def parts(some):
    features = some[:, : LINES * FEATURES].reshape(-1, LINES, FEATURES).float()
    paid = some[:, LINES * FEATURES : LINES * (FEATURES + 1)].float()
    whose = some[:, LINES * (FEATURES + 1) :].float()
    return features, paid, whose


features, _, whose = parts(rows[: min(learned, 200_000)])
mean, scale = mean_and_scale(features[whose != 0])
del features, whose

# It adds to the value of a line, which is the last feature.
net = line_net(FEATURES, FIRST, SECOND, bias=True)


def errors(some, corrects=True):
    features, paid, whose = parts(some)
    is_open = whose != 0
    value = features[:, :, -1]
    if corrects:
        value = value + net(((features - mean) * scale) * is_open.unsqueeze(2)).squeeze(2)
    error = (value - paid) * is_open
    return (error**2).sum() / is_open.sum(), ((error * whose).sum(1) ** 2).mean()


def report(what, corrects=True):
    with torch.no_grad():
        tested = [errors(part, corrects) for part in rows[learned:].split(10_000)]
    of_line, of_margin = (sum(each).item() / len(tested) for each in zip(*tested))
    print(f"{what}: squared error of a line {of_line:.2f}, of the margin {of_margin:.1f}", flush=True)


print(f"{len(rows)} positions")
report("line value alone", corrects=False)


def loss():
    of_line, of_margin = errors(rows[torch.randint(0, learned, (POSITIONS,), device=device)])
    return (of_line + of_margin / 25) / 2


train(net.parameters(), loss, report, STEPS, RATE, decay=1e-5)
layers = [*scaled_first(net[0], mean, scale), net[2].weight.T, net[2].bias, net[4].weight, net[4].bias]
with open(target, "w") as file:
    file.write(
        f"""/**
 * The weights of `LineNet`, as half-precision numbers, lowest byte first: the first layer by feature, its base, the second
 * layer by unit of the first, its base, the last layer, its base. Written by training/net/train.py.
 */
export const LINE_NET_WEIGHTS: string =
  "{packed(layers)}";
"""
    )
