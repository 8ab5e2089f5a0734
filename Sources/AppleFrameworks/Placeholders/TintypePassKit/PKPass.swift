// SPDX-License-Identifier: MIT

public import Foundation
public import TintypeUIKit

// Proof of safety: it has no stored properties.
/// A pass of the Wallet, which cannot be read.
open class PKPass: NSObject, @unchecked Sendable {
  /// Throws `CocoaError.featureUnsupported`, because passes cannot be read on Linux.
  public init(data: Data) throws { throw CocoaError(.featureUnsupported) }

  /// The number: always empty.
  open var serialNumber: String { "" }
  /// The identifier of the type: always empty.
  open var passTypeIdentifier: String { "" }
}

/// The Wallet, which has no passes.
open class PKPassLibrary: NSObject {
  /// The result of adding passes.
  @nonexhaustive(warn)
  public enum AddPassesStatus: Int, Sendable {
    /// They were added.
    case didAddPasses = 0
    /// The user shall see them first.
    case shouldReviewPasses = 1
    /// The user canceled.
    case didCancelAddPasses = 2
  }

  /// Creates an empty Wallet.
  public override init() { super.init() }

  /// Returns `false`, because there is no Wallet.
  open class func isPassLibraryAvailable() -> Bool { false }

  /// Returns no passes.
  open func passes() -> [PKPass] { [] }

  /// Returns `false`, because there are no passes.
  open func containsPass(_ pass: PKPass) -> Bool { false }
}

/// An object that is called for added passes; its methods are never called.
@MainActor @preconcurrency
public protocol PKAddPassesViewControllerDelegate: NSObjectProtocol {}

/// A view of passes to add: a `UIViewControllerRepresentable` shows a placeholder.
open class PKAddPassesViewController: UIViewController {
  /// The delegate; its methods are never called.
  open weak var delegate: (any PKAddPassesViewControllerDelegate)?

  /// Creates a view of a pass.
  public convenience init?(pass: PKPass) { self.init(passes: [pass]) }

  /// Creates a view of passes.
  public init?(passes: [PKPass]) { super.init(nibName: nil, bundle: nil) }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns `false`, because there is no Wallet.
  open class func canAddPasses() -> Bool { false }
}
