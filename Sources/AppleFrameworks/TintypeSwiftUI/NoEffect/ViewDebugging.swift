// SPDX-License-Identifier: MIT

extension View {
  /// Does nothing; on Apple's systems, it prints the names of changed properties.
  public nonisolated static func _printChanges() {}

  /// Does nothing; on Apple's systems, it logs the names of changed properties.
  public nonisolated static func _logChanges() {}
}
