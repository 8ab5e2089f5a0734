// SPDX-License-Identifier: MIT

/// Marks the types of this module.
package protocol OfDomain {}

package struct Card: OfDomain { package init() {} }
package struct Component: OfDomain { package init() {} }
package struct DependencyValues: OfDomain { package init() {} }
package struct Device: OfDomain { package init() {} }
package struct Difference: OfDomain { package init() {} }
package struct Effect: OfDomain { package init() {} }
package struct Publisher: OfDomain { package init() {} }
package struct Reducer: OfDomain { package init() {} }
package struct Scope: OfDomain { package init() {} }
package struct Store: OfDomain { package init() {} }
package struct Stub: OfDomain { package init() {} }
package struct TestClock: OfDomain { package init() {} }
package struct Variant: OfDomain { package init() {} }
package class ObservableObject: OfDomain { package init() {} }

@propertyWrapper package struct Dependency<Value>: OfDomain {
  package var wrappedValue: Value
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper package struct Published<Value>: OfDomain {
  package var wrappedValue: Value
  package init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
