// SPDX-License-Identifier: MIT

import Testing
import TintypeImaging

@Suite("Tolerance error messages")
struct ToleranceErrorTests {
  @Test(
    "A tolerance error describes the problem and the next step",
    arguments: [
      (
        .invalidToleranceThreshold(1.5),
        """
        1.5 is not a valid threshold for a comparison. Use a number from 0 to 1, such as 0.1; \
        0 finds every difference.
        """
      ),
      (
        .invalidToleranceThreshold(.nan),
        """
        nan is not a valid threshold for a comparison. Use a number from 0 to 1, such as 0.1; \
        0 finds every difference.
        """
      ),
      (
        .invalidToleranceShare(-0.5),
        """
        -0.5 is not a valid share of tolerated pixels. Use a number from 0, for none, \
        to 1, for all; 0.01 is one pixel in a hundred.
        """
      ),
      (
        .invalidTolerancePixels(-3),
        "-3 is not a valid number of tolerated pixels. Use 0 or a greater number."
      ),
      (
        .invalidToleranceWindow(side: 0, pixels: 5),
        """
        A tolerance of 5 differing pixels in any 0×0 square is invalid. \
        Use a side of at least 1, and 0 or more pixels.
        """
      ),
      (
        .invalidMask(PixelRect(x: 1, y: 2, width: 0, height: 4)),
        """
        The mask 0×4 at (1, 2) is invalid: both sides must be at least 1, and its edges must be in \
        the range of integers. Correct the mask, or remove it.
        """
      ),
      (
        .maskOffImages(
          PixelRect(x: 900, y: 2, width: 3, height: 4),
          reference: PixelSize(width: 390, height: 844),
          actual: PixelSize(width: 390, height: 850)),
        """
        The mask 3×4 at (900, 2) covers no pixels: it is outside of the reference, 390×844, and of \
        the actual image, 390×850. Mask coordinates are pixels from the top left corner. Move the \
        mask, or remove it.
        """
      ),
      (
        .comparisonMismatch(
          reference: PixelSize(width: 2, height: 3), actual: PixelSize(width: 4, height: 5)),
        """
        The sizes of the images, 2×3 and 4×5, differ from the sizes in the comparison. \
        Pass the two compared images.
        """
      ),
    ] as [(ImagingError, String)])
  func message(error: ImagingError, expected: String) {
    #expect(error.description == expected)
  }
}
