// SPDX-License-Identifier: MIT

/// A contact sheet with its tiles.
package struct SheetSource: SceneSource {
  /// The arrangement.
  package let sheet: ContactSheet
  /// The tiles in their order.
  package let tiles: [SheetTile]
  /// The text measuring.
  package let measuring: any TextMeasuring
}
