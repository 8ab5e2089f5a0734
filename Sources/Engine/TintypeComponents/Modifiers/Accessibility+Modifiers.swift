// SPDX-License-Identifier: MIT

extension Component {
  /// Sets the accessibility label; the default label of text is its string.
  ///
  /// A container with a label is a single accessibility element, and its children are ignored.
  public func accessibilityLabel(_ label: String) -> some Component {
    semantics { Semantics.Change(label: $0.translated(label)) }
  }

  /// Sets the accessibility value, such as `50 %`; none by default.
  public func accessibilityValue(_ value: String) -> some Component {
    semantics { Semantics.Change(value: $0.translated(value)) }
  }

  /// Sets the accessibility hint, which describes what the component does; none by default.
  public func accessibilityHint(_ hint: String) -> some Component {
    semantics { Semantics.Change(hint: $0.translated(hint)) }
  }

  /// Sets an identifier for tests and scripts, which assistive technologies do not read.
  public func accessibilityIdentifier(_ identifier: String) -> some Component {
    modifier(.semantics(Semantics.Change(identifier: identifier)))
  }

  /// Adds accessibility traits to the component.
  public func accessibilityAddTraits(_ traits: Semantics.Traits) -> some Component {
    modifier(.semantics(Semantics.Change(addedTraits: traits)))
  }

  /// Removes accessibility traits from the component.
  public func accessibilityRemoveTraits(_ traits: Semantics.Traits) -> some Component {
    modifier(.semantics(Semantics.Change(removedTraits: traits)))
  }

  /// Marks the component as a heading, with a level from 1 to 6 for audits.
  ///
  /// `nil`, the default, keeps the level, and other numbers remove it.
  public func accessibilityHeading(level: Int? = nil) -> some Component {
    modifier(.semantics(Semantics.Change(addedTraits: .isHeader, headingLevel: level)))
  }

  /// Sets the order in which siblings are read, highest first; 0 by default.
  ///
  /// NaN counts as 0.
  public func accessibilitySortPriority(_ priority: Double) -> some Component {
    modifier(.semantics(Semantics.Change(sortPriority: priority)))
  }

  /// Hides the component and its descendants from accessibility.
  ///
  /// Content that later modifiers add in front of it or behind it is not hidden.
  public func accessibilityHidden(_ isHidden: Bool = true) -> some Component {
    modifier(.semantics(Semantics.Change(isHidden: isHidden)))
  }

  /// Makes the component an accessibility element, by default without its children.
  public func accessibilityElement(children: Semantics.ChildBehavior = .ignore) -> some Component {
    modifier(.semantics(Semantics.Change(children: children)))
  }

  /// Changes the semantics by texts in the language of the environment.
  private func semantics(
    _ change: @escaping (EnvironmentValues) -> Semantics.Change
  ) -> some Component {
    ModifiedComponent(content: self) { (.semantics(change($0.environment)), []) }
  }
}
