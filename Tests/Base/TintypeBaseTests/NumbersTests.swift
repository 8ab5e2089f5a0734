// SPDX-License-Identifier: MIT

import Testing
import TintypeBase

struct NumbersTests {
  @Test(
    "Thousands are grouped",
    arguments: [
      (0, "0"), (999, "999"), (1_000, "1,000"), (1_234_567, "1,234,567"), (-1_000, "-1,000"),
      (.min, "-9,223,372,036,854,775,808"),
    ])
  func groupsThousands(number: Int, text: String) {
    #expect(Numbers.grouped(number) == text)
  }

  @Test(
    "A share is a percentage with two digits",
    arguments: [
      (0, 10, "0 %"), (10, 10, "100 %"), (1, 3, "33.33 %"), (1, 20, "5.00 %"),
      (1, 1_000_000, "less than 0.01 %"), (999_999, 1_000_000, "more than 99.99 %"),
      (1, 0, nil), (-1, 10, nil), (11, 10, nil), (.max, .max, "100 %"),
    ])
  func shareIsPercentageWithTwoDigits(part: Int, total: Int, text: String?) {
    #expect(Numbers.share(part, of: total) == text)
  }
}
