"""Gives the files of JetBrains Mono 2.242 the advance width and the capital height of SF Mono: `mono_advances.py IN.ttf OUT.ttf`,
with fontTools. The input is in Debian's package fonts-jetbrains-mono. Ligatures and hints are left out."""

import sys

from fontTools import subset
from fontTools.ttLib import TTFont

# Of an em: measured in code blocks of 13, 14 and 15 points that a public project recorded on iOS.
ADVANCE = 0.618
CAPITAL_HEIGHT = 1443 / 2048


def convert(source, target):
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.hinting = False
    options.layout_features = ["ccmp", "mark", "mkmk", "locl"]
    options.name_IDs = ["*"]
    options.name_languages = ["*"]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=list(font.getBestCmap()))
    subsetter.subset(font)
    em = font["head"].unitsPerEm
    factor = CAPITAL_HEIGHT * em / font["OS/2"].sCapHeight
    wanted = round(ADVANCE * em)
    glyphs, metrics = font["glyf"], font["hmtx"].metrics
    # The outline stays in the middle of the advance, except that of a mark without an advance.
    shifts = {name: (wanted - advance * factor) / 2 if advance else 0 for name, (advance, _) in metrics.items()}
    for name in font.getGlyphOrder():
        glyph = glyphs[name]
        if glyph.isComposite():
            for part in glyph.components:
                part.x = round(part.x * factor + shifts[name] - shifts[part.glyphName])
                part.y = round(part.y * factor)
        elif glyph.numberOfContours > 0:
            glyph.coordinates.scale((factor, factor))
            glyph.coordinates.translate((shifts[name], 0))
            glyph.coordinates.toInt()
    for name in font.getGlyphOrder():
        glyphs[name].recalcBounds(glyphs)
        metrics[name] = (wanted if metrics[name][0] else 0, getattr(glyphs[name], "xMin", 0))
    if "GPOS" in font:
        scale_anchors(font["GPOS"].table, factor, max(shifts.values()))
    font["OS/2"].sCapHeight = round(CAPITAL_HEIGHT * em)
    font["OS/2"].sxHeight = round(font["OS/2"].sxHeight * factor)
    font["OS/2"].xAvgCharWidth = wanted
    font["hhea"].advanceWidthMax = wanted
    font.save(target)


def scale_anchors(table, factor, shift):
    """Moves the anchors of marks with the outlines."""
    def scale(anchor, moved):
        if anchor is not None:
            anchor.XCoordinate = round(anchor.XCoordinate * factor + moved)
            anchor.YCoordinate = round(anchor.YCoordinate * factor)

    for lookup in table.LookupList.Lookup:
        for part in lookup.SubTable:
            part = getattr(part, "ExtSubTable", part)
            for record in getattr(getattr(part, "MarkArray", None), "MarkRecord", []):
                scale(record.MarkAnchor, 0)
            for record in getattr(getattr(part, "BaseArray", None), "BaseRecord", []):
                for anchor in record.BaseAnchor:
                    scale(anchor, shift)


if __name__ == "__main__":
    convert(*sys.argv[1:])
