// SPDX-License-Identifier: MIT

/// The severity of an alert or a confirmation dialog.
///
/// It is not sendable, as in SwiftUI. Proof of safety: the static properties are constants without
/// references.
public struct DialogSeverity: Equatable {
  private enum Kind {
    case automatic, standard, critical
  }

  private let kind: Kind

  /// The severity that the system determines.
  public nonisolated(unsafe) static let automatic = DialogSeverity(kind: .automatic)
  /// The severity of a dialog that presents information.
  public nonisolated(unsafe) static let standard = DialogSeverity(kind: .standard)
  /// The severity of a dialog about a loss of data.
  public nonisolated(unsafe) static let critical = DialogSeverity(kind: .critical)
}
