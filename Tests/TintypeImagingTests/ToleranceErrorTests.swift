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
        1.5 is no threshold for a comparison. Use a number from 0, which finds every difference, \
        to 1, such as 0.1.
        """
      ),
      (
        .invalidToleranceThreshold(.nan),
        """
        nan is no threshold for a comparison. Use a number from 0, which finds every difference, \
        to 1, such as 0.1.
        """
      ),
      (
        .invalidToleranceShare(-0.5),
        """
        A share of -0.5 differing pixels cannot be tolerated. Use a number from 0, for none, \
        to 1, for all; 0.01 is one pixel in a hundred.
        """
      ),
      (
        .invalidTolerancePixels(-3),
        "-3 differing pixels cannot be tolerated. Use 0, for none, or a number above."
      ),
      (
        .invalidToleranceWindow(side: 0, pixels: 5),
        """
        5 differing pixels in any 0×0 square cannot be tolerated. \
        Use a side of at least 1, and 0 pixels or more.
        """
      ),
      (
        .invalidMask(PixelRect(x: 1, y: 2, width: 0, height: 4)),
        """
        The mask 0×4 at (1, 2) is not a rectangle of pixels: both sides must be at least 1, \
        and no edge farther off than whole numbers reach. Correct the mask, or remove it.
        """
      ),
      (
        .maskOffImages(
          PixelRect(x: 900, y: 2, width: 3, height: 4),
          reference: PixelSize(width: 390, height: 844),
          actual: PixelSize(width: 390, height: 850)),
        """
        The mask 3×4 at (900, 2) covers nothing: it lies outside of the reference, 390×844, and \
        of the actual picture, 390×850. Masks are in pixels from the top left corner: \
        move this one, or remove it.
        """
      ),
      (
        .comparisonMismatch(
          reference: PixelSize(width: 2, height: 3), actual: PixelSize(width: 4, height: 5)),
        """
        The pictures, 2×3 and 4×5, are not those that were compared: their sizes differ. \
        Pass the two that the comparison was made of.
        """
      ),
    ] as [(ImagingError, String)])
  func message(error: ImagingError, expected: String) {
    #expect(error.description == expected)
  }
}
