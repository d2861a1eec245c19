"""Fits the net of `inspector/lineNet.ts` to the games that `games.ts` has written, and writes its weights.

    python3 packages/bots/training/net/train.py FOLDER packages/bots/src/metro/inspector/lineNetWeights.ts

Needs PyTorch; with a GPU it takes a minute. The net learns by how much lines pay more than their value. What counts in a
game is the margin, so the error of all lines of a position together weighs as much as that of each.
"""

import base64
import glob
import struct
import sys

import numpy
import torch

FEATURES, FIRST, SECOND, LINES = 69, 64, 32, 32
STEPS, POSITIONS, RATE = 20_000, 4096, 4e-3
TESTED = 0.03

folder, target = sys.argv[1:3]
device = "cuda" if torch.cuda.is_available() else "cpu"
torch.manual_seed(1)

rows = numpy.concatenate([numpy.fromfile(name, dtype=numpy.float16) for name in sorted(glob.glob(f"{folder}/games.*"))])
rows = torch.from_numpy(rows).reshape(-1, LINES * (FEATURES + 2))
rows = rows[torch.randperm(len(rows))].to(device)
learned = int(len(rows) * (1 - TESTED))


def parts(some):
    features = some[:, : LINES * FEATURES].reshape(-1, LINES, FEATURES).float()
    paid = some[:, LINES * FEATURES : LINES * (FEATURES + 1)].float()
    whose = some[:, LINES * (FEATURES + 1) :].float()
    return features, paid, whose


features, _, whose = parts(rows[: min(learned, 200_000)])
seen = features[whose != 0]
mean, deviation = seen.mean(0), seen.std(0)
scale = torch.where(deviation < 1e-6, torch.zeros_like(deviation), 1 / (deviation + 1e-6))
del features, whose, seen

net = torch.nn.Sequential(
    torch.nn.Linear(FEATURES, FIRST),
    torch.nn.ReLU(),
    torch.nn.Linear(FIRST, SECOND),
    torch.nn.ReLU(),
    torch.nn.Linear(SECOND, 1),
).to(device)
# It begins by adding nothing to the value of a line, which is the last feature.
torch.nn.init.zeros_(net[4].weight)
torch.nn.init.zeros_(net[4].bias)


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
optimizer = torch.optim.AdamW(net.parameters(), lr=RATE, weight_decay=1e-5)
for step in range(STEPS):
    for group in optimizer.param_groups:
        group["lr"] = RATE * (1 - step / STEPS) + 1e-5
    of_line, of_margin = errors(rows[torch.randint(0, learned, (POSITIONS,), device=device)])
    loss = (of_line + of_margin / 25) / 2
    optimizer.zero_grad(set_to_none=True)
    loss.backward()
    optimizer.step()
    if (step + 1) % (STEPS // 4) == 0:
        report(f"after {step + 1} steps")

# What the features are brought to scale by goes into the first layer.
first = net[0].weight.T * scale.unsqueeze(1)
first_base = net[0].bias - mean @ first
layers = [first, first_base, net[2].weight.T, net[2].bias, net[4].weight, net[4].bias]
numbers = torch.cat([layer.detach().reshape(-1) for layer in layers]).cpu().tolist()
packed = base64.b64encode(b"".join(struct.pack("<e", number) for number in numbers)).decode()
with open(target, "w") as file:
    file.write(
        f"""/**
 * The weights of `LineNet`, as half-precision numbers, lowest byte first: the first layer by feature, its base, the second
 * layer by unit of the first, its base, the last layer, its base. Written by training/net/train.py.
 */
export const LINE_NET_WEIGHTS: string =
  "{packed}";
"""
    )
