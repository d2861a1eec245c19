"""What the trainings of both nets share: reading games, scaling features, the optimiser and writing weights."""

import base64
import struct

import numpy
import torch

device = "cuda" if torch.cuda.is_available() else "cpu"


def read_rows(names, width):
    """The rows of several files of half-precision numbers."""
    rows = numpy.concatenate([numpy.fromfile(name, dtype=numpy.float16) for name in names])
    return torch.from_numpy(rows).reshape(-1, width)


def mean_and_scale(seen):
    """Mean and factor by feature; a feature that never changes counts nothing."""
    mean, deviation = seen.mean(0), seen.std(0)
    return mean, torch.where(deviation < 1e-6, torch.zeros_like(deviation), 1 / (deviation + 1e-6))


def line_net(features, first, second, bias):
    """A net that is asked of every line. It begins by adding nothing."""
    net = torch.nn.Sequential(
        torch.nn.Linear(features, first),
        torch.nn.ReLU(),
        torch.nn.Linear(first, second),
        torch.nn.ReLU(),
        torch.nn.Linear(second, 1, bias=bias),
    ).to(device)
    torch.nn.init.zeros_(net[4].weight)
    if bias:
        torch.nn.init.zeros_(net[4].bias)
    return net


def train(parameters, loss, report, steps, rate, decay):
    """Makes steps with a rate that falls to almost nothing, and reports four times."""
    optimizer = torch.optim.AdamW(parameters, lr=rate, weight_decay=decay)
    for step in range(steps):
        for group in optimizer.param_groups:
            group["lr"] = rate * (1 - step / steps) + 1e-5
        now = loss()
        optimizer.zero_grad(set_to_none=True)
        now.backward()
        optimizer.step()
        if (step + 1) % (steps // 4) == 0:
            report(f"after {step + 1} steps")


def scaled_first(layer, mean, scale):
    """The first layer and its base for features as they are: their scale goes into it."""
    first = layer.weight.T * scale.unsqueeze(1)
    return first, layer.bias - mean @ first


def packed(layers):
    """All numbers of the layers, as half-precision numbers in base 64."""
    numbers = torch.cat([layer.detach().reshape(-1) for layer in layers]).cpu().tolist()
    return base64.b64encode(b"".join(struct.pack("<e", number) for number in numbers)).decode()
