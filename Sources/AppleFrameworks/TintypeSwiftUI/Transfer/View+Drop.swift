// SPDX-License-Identifier: MIT

import Foundation

extension View {
  /// Accepts the drop of values of a type.
  ///
  /// The values are converted by their representations before the action is performed.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: The action to perform with the values and the location in the view.
  ///   - isTargeted: The action to perform when items enter or leave the view.
  /// - Returns: The modified view.
  public nonisolated func dropDestination<T>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View where T: Transferable {
    dropping { providers, location in
      let payloads = providers.compactMap(\.payload).filter { $0.isConvertible(to: T.self) }
      guard !payloads.isEmpty else { return }
      isTargeted(true)
      load(payloads, as: T.self) { _ = action($0, location) }
      isTargeted(false)
    }
  }

  /// Accepts dropped items that have one of the content types.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: supportedContentTypes, isTargeted: isTargeted) { providers, _ in action(providers) }
  }

  /// Accepts dropped items that have one of the content types, with their location in the view.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
  ) -> some View {
    dropping { providers, location in
      let providers = providers.filter { $0.payload?.conforms(to: supportedContentTypes) ?? false }
      guard !providers.isEmpty else { return }
      isTargeted?.wrappedValue = true
      _ = action(providers, location)
      isTargeted?.wrappedValue = false
    }
  }

  /// Accepts dropped items that have one of the content types, as a delegate decides.
  public nonisolated func onDrop(
    of supportedContentTypes: [UTType], delegate: any DropDelegate
  ) -> some View {
    dropping { providers, location in
      let providers = providers.filter { $0.payload?.conforms(to: supportedContentTypes) ?? false }
      guard !providers.isEmpty else { return }
      // Proof of safety: actions are performed where the main actor's checks accept them.
      nonisolated(unsafe) let delegate = delegate
      assumingMainActor {
        delegate.drop(DropInfo(location: location, providers: providers))
      }
    }
  }

  // Variants: content types; NSItemProvider] -> content types, with their location in the view;
  //   NSItemProvider], _ location: CGPoint
  /// Accepts dropped items that have one of the content types.
  @available(
    iOS, introduced: 13.4, deprecated: 100000.0, message: "Use an array of UTType instead."
  )
  public nonisolated func onDrop(
    of supportedTypes: [String], isTargeted: Binding<Bool>?,
    perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
  ) -> some View {
    onDrop(of: UTType.types(supportedTypes), isTargeted: isTargeted, perform: action)
  }

  /// Accepts dropped items that have one of the content types, as a delegate decides.
  @available(
    iOS, introduced: 13.4, deprecated: 100000.0, message: "Use an array of UTType instead."
  )
  public nonisolated func onDrop(
    of supportedTypes: [String], delegate: any DropDelegate
  ) -> some View {
    onDrop(of: UTType.types(supportedTypes), delegate: delegate)
  }
}

extension UTType {
  /// Returns the types of identifiers.
  static func types(_ identifiers: [String]) -> [UTType] {
    identifiers.map { UTType($0) ?? UTType(exportedAs: $0) }
  }
}

/// Performs an action with converted items, immediately if no item has to be converted.
func load<T: Transferable>(
  _ payloads: [TransferPayload], as type: T.Type, _ action: @escaping ([T]) -> Void
) {
  let values = payloads.compactMap { $0.value.value as? T }
  if values.count == payloads.count { return action(values) }
  nonisolated(unsafe) let action = action
  Task { @MainActor in
    var values: [T] = []
    for payload in payloads {
      guard let value = try? await payload.converted(to: T.self).value as? T else { continue }
      values.append(value)
    }
    if !values.isEmpty { action(values) }
  }
}
