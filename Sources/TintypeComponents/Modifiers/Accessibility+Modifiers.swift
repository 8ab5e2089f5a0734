// SPDX-License-Identifier: MIT

extension Component {
  /// Names the component for those who listen; by default a text is called what it says.
  ///
  /// A container with a label is one element, and what is inside of it is not read.
  public func accessibilityLabel(_ label: String) -> some Component {
    modifier(.semantics(Semantics.Change(label: label)))
  }

  /// Says what the component is set to, such as `50 %`; nothing by default.
  public func accessibilityValue(_ value: String) -> some Component {
    modifier(.semantics(Semantics.Change(value: value)))
  }

  /// Says what the component does, where its label does not tell; nothing by default.
  public func accessibilityHint(_ hint: String) -> some Component {
    modifier(.semantics(Semantics.Change(hint: hint)))
  }

  /// Gives the component a name for tests and scripts, which is never spoken.
  public func accessibilityIdentifier(_ identifier: String) -> some Component {
    modifier(.semantics(Semantics.Change(identifier: identifier)))
  }

  /// Adds to what the component is.
  public func accessibilityAddTraits(_ traits: Semantics.Traits) -> some Component {
    modifier(.semantics(Semantics.Change(addedTraits: traits)))
  }

  /// Takes away from what the component is.
  public func accessibilityRemoveTraits(_ traits: Semantics.Traits) -> some Component {
    modifier(.semantics(Semantics.Change(removedTraits: traits)))
  }

  /// Makes the component a heading; its level is not spoken.
  public func accessibilityHeading() -> some Component {
    accessibilityAddTraits(.isHeader)
  }

  /// Sets the order in which siblings are read, the highest first, 0 by default.
  ///
  /// A priority that is not a number counts as 0.
  public func accessibilitySortPriority(_ priority: Double) -> some Component {
    modifier(.semantics(Semantics.Change(sortPriority: priority)))
  }

  /// Hides the component and all inside of it from those who listen.
  ///
  /// What is laid over it or behind it by a later modifier is read.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some Component {
    modifier(.semantics(Semantics.Change(isHidden: isHidden)))
  }

  /// Makes the component an element: by default without what is inside of it.
  public func accessibilityElement(
    children: Semantics.ChildBehavior = .ignore
  ) -> some Component {
    modifier(.semantics(Semantics.Change(children: children)))
  }
}
