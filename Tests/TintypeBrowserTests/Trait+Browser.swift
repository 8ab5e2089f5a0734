// SPDX-License-Identifier: MIT

import Testing
import TintypeBrowser

extension Trait where Self == ConditionTrait {
  /// Runs only where there is a browser, and says how to get one where there is none.
  static var needsBrowser: Self {
    .enabled(
      if: Browser.find() != nil, "No Chromium is on the PATH: run scripts/setup --with-browser.")
  }
}
