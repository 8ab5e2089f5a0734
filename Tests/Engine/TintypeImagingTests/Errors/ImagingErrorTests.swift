// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Imaging error messages")
struct ImagingErrorTests {
  @Test(
    "An imaging error describes the problem and the next step",
    arguments: [
      (
        .invalidSize(width: 0, height: 10),
        """
        An image cannot be 0×10 pixels: both sides must be at least 1. \
        Give the snapshot a size greater than zero.
        """
      ),
      (
        .tooLarge(width: 60_000, height: 60_000),
        """
        An image of 60000×60000 pixels exceeds the limit of 32767 pixels per side and 100000000 \
        pixels in total. Make it smaller, lower its scale or split it.
        """
      ),
      (
        .pixelCountMismatch(width: 3, height: 2, count: 5),
        """
        An image of 3×2 pixels cannot be created from 5 pixels. \
        Pass width × height pixels without padding between the rows.
        """
      ),
      (
        .invalidScale(-1),
        "An image cannot have the scale -1.0. Use a finite number greater than zero, such as 2."
      ),
      (
        .emptyFile,
        """
        The file is empty; expected a PNG file. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .notPNG,
        """
        The data is not a PNG: it does not begin with the PNG signature. Check that the file is \
        the intended one, that it was not converted as text, and that Git LFS has fetched it.
        """
      ),
      (
        .truncatedPNG(byteCount: 40),
        """
        The PNG is truncated after 40 bytes: its end is missing. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .truncatedPNG(byteCount: 1),
        """
        The PNG is truncated after 1 byte: its end is missing. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .otherFormat(.jpeg),
        "The file is a JPEG, not a PNG file. Convert it to PNG, or use the right file."
      ),
      (
        .otherFormat(.svg),
        "The file is an SVG, not a PNG file. Convert it to PNG, or use the right file."
      ),
      (
        .unexpectedAnimation(frameCount: 5),
        """
        The PNG is an animation of 5 frames; expected a single image. Save the intended frame as a \
        separate PNG, or record it again.
        """
      ),
      (
        .unsupportedPNG(chunk: "CgBI"),
        """
        The PNG uses an extension, the critical chunk CgBI, that Tintype cannot read. \
        Save it as a standard PNG, or record it again.
        """
      ),
      (
        .undecodablePNG(reason: "Not enough image data"),
        """
        The PNG cannot be decoded: libpng reports “Not enough image data”. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .animationTooLarge(frameCount: 1000, width: 1000, height: 500),
        """
        An animation of 1000 frames of 1000×500 pixels exceeds the limit of 100000000 pixels in \
        all frames. Make it smaller or shorter.
        """
      ),
      (.noFrames, "An animation cannot have zero frames. Pass at least one frame."),
      (
        .frameSizeMismatch(
          index: 2, size: PixelSize(width: 3, height: 4), expected: PixelSize(width: 5, height: 6)),
        """
        The frame at index 2 has 3×4 pixels, but the first frame has 5×6 pixels. \
        Make all frames of an animation the same size.
        """
      ),
      (
        .invalidChunkType("no"),
        """
        “no” is not a valid type for an added PNG chunk. Use four ASCII letters, \
        the first in lower case and the third in upper case.
        """
      ),
      (
        .chunkTooLarge(type: "tySN", byteCount: 3_000_000_000),
        """
        A chunk tySN of 3000000000 bytes does not fit into a PNG: \
        the limit is 2147483647 bytes. Store less data in it.
        """
      ),
      (
        .damagedZlibStream(byteCount: 12),
        """
        The 12 bytes of compressed data are damaged: they are not a single zlib stream. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .zlibStreamTooLarge(limit: 1000),
        """
        The compressed data expands to more than the allowed 1000 bytes. \
        Check its source; raise the limit only for trusted data.
        """
      ),
    ] as [(ImagingError, String)])
  func message(error: ImagingError, expected: String) {
    #expect(error.description == expected)
  }

  @Test(
    "An error about a damaged PNG file describes the chunk and the damage",
    arguments: [
      (.checksum, "the checksum of its chunk IDAT does not match"),
      (.length, "its chunk IDAT has an invalid length"),
      (.typeName, "IDAT is not a valid chunk name"),
      (.values, "its chunk IDAT contains invalid values"),
      (.misplaced, "its chunk IDAT is misplaced or duplicated"),
      (.missing, "its chunk IDAT is missing"),
      (.tooLittleData, "its chunk IDAT contains less data than the image needs"),
      (.dataChecksum, "the checksum of the compressed data in its chunk IDAT does not match"),
      (.tooMuchData, "its chunk IDAT contains far more data than the image needs"),
    ] as [(ImagingError.PNGDamage, String)])
  func damage(damage: ImagingError.PNGDamage, expected: String) {
    #expect(
      ImagingError.damagedPNG(chunk: "IDAT", damage: damage).description
        == "The PNG is damaged: \(expected). Restore it from version control, or record it again."
    )
  }
}
