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
        A picture cannot be 0×10 pixels: both sides must be at least 1. \
        Give the snapshot a size above zero.
        """
      ),
      (
        .tooLarge(width: 60_000, height: 60_000),
        """
        A picture of 60000×60000 pixels is over the limit of 32767 pixels a side and 100000000 \
        pixels in all. Make it smaller, lower its scale or split it.
        """
      ),
      (
        .pixelCountMismatch(width: 3, height: 2, count: 5),
        """
        A picture of 3×2 pixels cannot be made of 5 pixels. \
        Pass width × height pixels without padding between the rows.
        """
      ),
      (
        .invalidScale(-1),
        "A picture cannot have the scale -1.0. Use a finite number above zero, such as 2."
      ),
      (
        .emptyFile,
        """
        The file is empty, where a PNG was expected. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .notPNG,
        """
        The data are not a PNG: they do not start with its signature. Check that the right file \
        is read, that nothing has converted it as text, and that Git LFS has fetched it.
        """
      ),
      (
        .truncatedPNG(byteCount: 40),
        """
        The PNG is cut off after 40 bytes: its end is missing. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .truncatedPNG(byteCount: 1),
        """
        The PNG is cut off after 1 byte: its end is missing. \
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
        The PNG is an animation of 5 frames, where a single image is expected. Save the frame that \
        is meant as a PNG of its own, or record it again.
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
        The PNG cannot be decoded: libpng says “Not enough image data”. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .animationTooLarge(frameCount: 1000, width: 1000, height: 500),
        """
        An animation of 1000 frames of 1000×500 pixels is over the limit of 100000000 pixels in \
        all frames. Make it smaller or shorter.
        """
      ),
      (.noFrames, "An animation cannot be made of no frames. Pass at least one."),
      (
        .frameSizeMismatch(
          index: 2, size: PixelSize(width: 3, height: 4), expected: PixelSize(width: 5, height: 6)),
        """
        The frame with the number 2 has 3×4 pixels, but the first one has 5×6. \
        Make all frames of an animation the same size.
        """
      ),
      (
        .invalidChunkType("no"),
        """
        “no” is no type for a chunk to add to a PNG. Use four ASCII letters, \
        the first in lower case and the third in upper case.
        """
      ),
      (
        .chunkTooLarge(type: "tySN", byteCount: 3_000_000_000),
        """
        A chunk tySN of 3000000000 bytes does not fit into a PNG: \
        the limit is 2147483647 bytes. Store less in it.
        """
      ),
      (
        .damagedZlibStream(byteCount: 12),
        """
        The 12 bytes of compressed data are damaged: they are not one zlib stream. \
        Restore it from version control, or record it again.
        """
      ),
      (
        .zlibStreamTooLarge(limit: 1000),
        """
        The compressed data expand to more than the allowed 1000 bytes. \
        Check where they come from; raise the limit only if they can be trusted.
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
      (.length, "its chunk IDAT has a length that is not allowed"),
      (.typeName, "IDAT stands where the name of a chunk belongs"),
      (.values, "its chunk IDAT holds values that are not allowed"),
      (.misplaced, "its chunk IDAT stands in the wrong place or twice"),
      (.missing, "its chunk IDAT is missing"),
      (.tooLittleData, "its chunk IDAT holds too little data for its size"),
      (.dataChecksum, "the checksum of the compressed data in its chunk IDAT does not match"),
      (.tooMuchData, "its chunk IDAT holds far more data than its size needs"),
    ] as [(ImagingError.PNGDamage, String)])
  func damage(damage: ImagingError.PNGDamage, expected: String) {
    #expect(
      ImagingError.damagedPNG(chunk: "IDAT", damage: damage).description
        == "The PNG is damaged: \(expected). Restore it from version control, or record it again."
    )
  }
}
