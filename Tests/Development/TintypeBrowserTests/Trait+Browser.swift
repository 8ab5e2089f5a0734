// SPDX-License-Identifier: MIT

import TintypeBrowser
import TintypeTestSupport

extension Requirement {
  /// The requirement of a browser that the driver finds.
  static let browser = Requirement(
    "Chromium", remedy: "Run scripts/setup --with-browser, or set TINTYPE_BROWSER to its path."
  ) { Browser.find() != nil }
}
