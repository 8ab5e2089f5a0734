// SPDX-License-Identifier: MIT

import Foundation
import Observation
import TintypeScheduling
import TintypeUIKit

/// A property with the delegate of the app.
///
/// The delegate is not created, because there is no window system: reading the property ends the
/// process. Views find the delegate in the environment only if a test sets it.
@MainActor @preconcurrency @propertyWrapper
public struct UIApplicationDelegateAdaptor<DelegateType>: DynamicProperty, Sendable
where DelegateType: NSObject, DelegateType: UIApplicationDelegate {
  /// The delegate, which does not exist.
  public var wrappedValue: DelegateType {
    // There is no value to return, and the message names the alternative.
    preconditionFailure(
      """
      The delegate \(DelegateType.self) of the app does not exist, because this platform has no \
      window system. Pass the object to the views in another way, such as .environmentObject(_:).
      """)
  }

  /// Creates a property.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: Observable {
  /// Creates a property with an observable delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}
}

extension UIApplicationDelegateAdaptor where DelegateType: ObservableObject {
  /// Creates a property with an observable delegate.
  public init(_ delegateType: DelegateType.Type = DelegateType.self) {}

  /// The bindings to the properties of the delegate.
  public var projectedValue: ObservedObject<DelegateType>.Wrapper {
    ObservedObject<DelegateType>.Wrapper(object: wrappedValue)
  }
}
