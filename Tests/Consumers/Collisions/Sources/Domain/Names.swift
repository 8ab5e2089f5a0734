// SPDX-License-Identifier: MIT

/// Marks a type as one of this module.
public protocol OfDomain {}

public struct Card: OfDomain { public init() {} }
public struct Component: OfDomain { public init() {} }
public struct DependencyValues: OfDomain { public init() {} }
public struct Device: OfDomain { public init() {} }
public struct Difference: OfDomain { public init() {} }
public struct Effect: OfDomain { public init() {} }
public struct Publisher: OfDomain { public init() {} }
public struct Reducer: OfDomain { public init() {} }
public struct Scope: OfDomain { public init() {} }
public struct Store: OfDomain { public init() {} }
public struct Stub: OfDomain { public init() {} }
public struct TestClock: OfDomain { public init() {} }
public struct Variant: OfDomain { public init() {} }
public class ObservableObject: OfDomain { public init() {} }

@propertyWrapper public struct Dependency<Value>: OfDomain {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct Published<Value>: OfDomain {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
