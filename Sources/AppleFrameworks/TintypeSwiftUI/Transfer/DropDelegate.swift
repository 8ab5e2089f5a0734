// SPDX-License-Identifier: MIT

import Foundation

/// The operation of a drop.
public enum DropOperation: Sendable {
  /// The drop has no effect.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The drop copies the items.
  case copy
  /// The drop moves the items.
  case move
}

/// The operation that a delegate proposes for a drop.
public struct DropProposal: Sendable {
  /// The operation.
  public let operation: DropOperation

  /// Creates a proposal.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The items of a drop and their location.
public struct DropInfo {
  /// The location in the view, in points.
  public let location: CGPoint
  private let providers: [NSItemProvider]

  init(location: CGPoint, providers: [NSItemProvider]) {
    self.location = location
    self.providers = providers
  }

  /// Returns whether an item has one of several types of content.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    !itemProviders(for: contentTypes).isEmpty
  }

  /// Returns the items with one of several types of content.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { $0.payload?.conforms(to: contentTypes) ?? false }
  }

  /// Returns whether an item has one of several types of content.
  @available(
    iOS, introduced: 13.4, deprecated: 100000.0, message: "Use an array of UTType instead."
  )
  public func hasItemsConforming(to types: [String]) -> Bool {
    hasItemsConforming(to: UTType.types(types))
  }

  /// Returns the items with one of several types of content.
  @available(
    iOS, introduced: 13.4, deprecated: 100000.0, message: "Use an array of UTType instead."
  )
  public func itemProviders(for types: [String]) -> [NSItemProvider] {
    itemProviders(for: UTType.types(types))
  }
}

/// A type that decides about drops and performs them.
@MainActor @preconcurrency
public protocol DropDelegate {
  /// Returns whether the items can be dropped; `true` by default.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Performs a drop, and returns whether it was successful.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// Notifies that items have entered the view.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// Returns a proposal for items that have moved in the view; `nil` for the previous one.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// Notifies that items have left the view.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Returns `true`.
  @MainActor @preconcurrency public func validateDrop(info: DropInfo) -> Bool { true }
  /// Does nothing.
  @MainActor @preconcurrency public func dropEntered(info: DropInfo) {}
  /// Returns `nil`.
  @MainActor @preconcurrency public func dropUpdated(info: DropInfo) -> DropProposal? { nil }
  /// Does nothing.
  @MainActor @preconcurrency public func dropExited(info: DropInfo) {}

  /// Performs the steps of a drop.
  func drop(_ info: DropInfo) {
    guard validateDrop(info: info) else { return }
    dropEntered(info: info)
    switch dropUpdated(info: info)?.operation {
    case .cancel, .forbidden: dropExited(info: info)
    case .copy, .move, nil: _ = performDrop(info: info)
    }
  }
}
