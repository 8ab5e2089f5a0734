// SPDX-License-Identifier: MIT

/// A box in place of a view that could not be compiled, which is reported by a warning.
@_spi(Previews) public struct LeftOutView: View {
  private let reason: String

  /// Creates a box with the reason.
  public nonisolated init(_ reason: String) { self.reason = reason }

  /// The box.
  public var body: some View { PlaceholderView(reason) }
}
