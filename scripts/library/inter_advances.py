"""Gives the files of Inter 4.1 the advance widths of San Francisco: `inter_advances.py IN.ttf OUT.ttf`, with fontTools."""

import sys
import unicodedata

from fontTools.ttLib import TTFont
from fontTools.varLib import builder
from fontTools.varLib.instancer import instantiateVariableFont
from fontTools.varLib.models import piecewiseLinearMap

# The advances of U+0020 to U+007E in points, as AppKit returns them for 12 points regular and 14
# points medium. Tracking is 0 at 12 points and -0.15 at 14 points.
REGULAR_12 = """3.38 3.73 5.73 7.56 7.56 11.1 8.54 3.56 4.58 4.58 5.66 7.56 3.56 5.66 3.56 3.66 7.56
5.57 7.24 7.52 7.72 7.42 7.64 6.83 7.66 7.64 3.56 3.56 7.56 7.56 7.56 6.15 11.02 8.09 7.89 8.59 8.72
7.15 6.87 8.96 8.91 3.21 6.46 7.9 6.81 10.49 8.91 9.26 7.62 9.26 7.84 7.65 7.61 8.85 8.09 11.61 8.14
7.86 7.94 4.58 3.66 4.58 7.56 7 6 6.62 7.37 6.71 7.37 6.86 4.34 7.31 7.06 2.96 2.96 6.52 3.04 10.44
7 7.09 7.32 7.31 4.57 6.28 4.36 7 6.5 9.29 6.29 6.52 6.47 4.58 3.11 4.58 7.56"""
MEDIUM_14 = """3.67 4.44 7 8.88 8.88 13.37 9.98 4.27 5.44 5.44 6.52 8.88 4.27 6.52 4.27 4.27 8.95 6.59
8.5 8.84 9.08 8.74 9 8 9.07 9 4.27 4.27 8.88 8.88 8.88 7.26 12.75 9.58 9.24 10 10.13 8.32 7.99 10.37
10.45 3.86 7.71 9.33 7.94 12.25 10.37 10.73 8.94 10.73 9.21 8.96 8.86 10.29 9.53 13.61 9.61 9.29
9.18 5.44 4.27 5.44 8.88 8.24 6.85 7.77 8.64 7.83 8.64 8 5.15 8.57 8.31 3.51 3.51 7.75 3.61 12.35
8.24 8.27 8.58 8.58 5.46 7.4 5.19 8.24 7.65 11.06 7.48 7.73 7.54 5.44 3.68 5.44 8.88"""

# The optical size, and what is added to each advance in em: the tracking of the Human Interface
# Guidelines, and above 17 points the narrower letters of the large optical sizes, which follow from
# the widths of labels of 20 to 34 points. FontBook+Inter.swift has the font size of each row.
OPTICAL_SIZES = [
    (14, 0.0400), (15, 0.0186), (16, 0), (22, -0.0254), (24, -0.0365), (26, -0.0411),
    (28, -0.0388), (29, -0.0413), (32, -0.0525)]

# The positions of Inter's weights on the weight axis of San Francisco, relative to regular (400).
# Medium is at 510, semibold at 590; the bold one follows from the widths of labels.
WEIGHTS = [(100, -300), (500, 110), (600, 190), (700, 312), (900, 520)]

FIGURES = "zero one two three four five six seven eight nine".split()


def convert(source, target):
    font = TTFont(source, recalcTimestamp=False)
    em, order = font["head"].unitsPerEm, font.getGlyphOrder()
    characters = {name: code for code, name in sorted(font.getBestCmap().items(), reverse=True)}
    regular = [float(value) / 12 for value in REGULAR_12.split()]
    medium = [(float(value) + 0.150) / 14 for value in MEDIUM_14.split()]

    def metrics(weight):
        # The letters of Inter's smallest optical size are about as wide as San Francisco's.
        place = {"opsz": 14, "wght": weight}
        return instantiateVariableFont(TTFont(source), place)["hmtx"].metrics

    def row(name):
        """The index of a glyph in the tables; an accented letter is as wide as its base letter."""
        root, _, suffix = name.partition(".")
        if suffix == "tf" and root in FIGURES:
            return ord("0") - 32
        text = unicodedata.normalize("NFKD" if name == "uni00A0" else "NFD", chr(characters.get(name, 0)))
        is_letter = " " <= text[0] <= "~" and all(map(unicodedata.combining, text[1:]))
        return ord(text[0]) - 32 if is_letter else None

    base, masters = metrics(400), [metrics(weight) for weight, _ in WEIGHTS]
    first, deltas = OPTICAL_SIZES[0][1], []
    for name in order:
        advance, bearing = base[name]
        if advance == 0:  # a combining mark
            deltas.append([0] * (len(OPTICAL_SIZES) - 1 + len(WEIGHTS)))
            continue
        wanted, weights = advance, [master[name][0] - advance for master in masters]
        index = row(name)
        if index is not None:
            slope = (medium[index] - regular[index]) / 110 * em
            wanted, weights = round(regular[index] * em), [round(slope * step) for _, step in WEIGHTS]
        # The outline stays in the middle; tracking is behind it.
        font["hmtx"].metrics[name] = (wanted + round(first * em), bearing + round((wanted - advance) / 2))
        deltas.append([round((added - first) * em) for _, added in OPTICAL_SIZES[1:]] + weights)

    map_ = font["avar"].segments["wght"]
    heavy = [0] + [piecewiseLinearMap((weight - 400) / 500, map_) for weight, _ in WEIGHTS[1:]]
    sizes = [(size - 14) / 18 for size, _ in OPTICAL_SIZES]

    def tents(axis, peaks):
        ends = peaks[1:] + [1.0]
        return [{axis: (low, peak, max(high, peak))} for low, peak, high in zip(peaks, peaks[1:], ends[1:])]

    supports = tents("opsz", sizes) + [{"wght": (-1.0, -1.0, 0.0)}] + tents("wght", heavy)
    regions = builder.buildVarRegionList(supports, [axis.axisTag for axis in font["fvar"].axes])
    data = builder.buildVarData(list(range(len(supports))), deltas, optimize=False)
    table = font["HVAR"].table
    table.VarStore = builder.buildVarStore(regions, [data])
    places = table.VarStore.optimize(use_NO_VARIATION_INDEX=False)
    table.AdvWidthMap = builder.buildVarIdxMap([places[index] for index in range(len(order))], order)
    table.LsbMap = table.RsbMap = None
    font.save(target)


if __name__ == "__main__":
    convert(*sys.argv[1:])
