// SPDX-License-Identifier: MIT

public import Foundation

/// The superclass of objects that describe themselves for assistive technologies.
///
/// On Apple’s systems each object has these members, and a subclass can override them.
@MainActor @preconcurrency
open class _UIAccessibilityObject: NSObject {
  /// A Boolean value that indicates whether an assistive technology can reach the object.
  open var isAccessibilityElement = false
  /// The text that describes the object for assistive technologies.
  open var accessibilityLabel: String?
  /// The value of the object for assistive technologies.
  open var accessibilityValue: String?
  /// The text that describes the result of an action, for assistive technologies.
  open var accessibilityHint: String?
  /// The name of the object for tests.
  open var accessibilityIdentifier: String?
  /// The role of the object for assistive technologies.
  open var accessibilityTraits: UIAccessibilityTraits = .none
  /// The text that describes the object, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString? {
    get { accessibilityLabel.map { NSAttributedString(string: $0) } }
    set { accessibilityLabel = newValue?.string }
  }
  /// The value of the object, with attributes.
  open var accessibilityAttributedValue: NSAttributedString? {
    get { accessibilityValue.map { NSAttributedString(string: $0) } }
    set { accessibilityValue = newValue?.string }
  }
  /// The text that describes the result of an action, with attributes.
  open var accessibilityAttributedHint: NSAttributedString? {
    get { accessibilityHint.map { NSAttributedString(string: $0) } }
    set { accessibilityHint = newValue?.string }
  }
  /// The frame for assistive technologies in points.
  open var accessibilityFrame = CGRect.zero
  /// The outline for assistive technologies in points.
  open var accessibilityPath: UIBezierPath?
  /// The point that an assistive technology taps.
  open var accessibilityActivationPoint = CGPoint.zero
  /// The language in which the texts are spoken.
  open var accessibilityLanguage: String?
  /// A Boolean value that indicates whether the elements of the object are hidden from assistive
  /// technologies.
  open var accessibilityElementsHidden = false
  /// A Boolean value that indicates whether elements behind the object are ignored.
  open var accessibilityViewIsModal = false
  /// A Boolean value that indicates whether the elements are read together.
  open var shouldGroupAccessibilityChildren = false
  /// The order of the elements.
  open var accessibilityNavigationStyle = UIAccessibilityNavigationStyle.automatic
  /// The names by which the user speaks of the object.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityUserInputLabels: [String]! = []
  /// The names by which the user speaks of the object, with attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var accessibilityAttributedUserInputLabels: [NSAttributedString]! = []
  /// The actions that an assistive technology offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// The kinds of elements that an assistive technology finds.
  open var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
  /// The elements of the object.
  open var accessibilityElements: [Any]?
  /// The elements of a test.
  open var automationElements: [Any]?
  /// The kind of container.
  open var accessibilityContainerType = UIAccessibilityContainerType.none
  /// A Boolean value that indicates whether the user can act on the object.
  open var accessibilityRespondsToUserInteraction = false
  /// The kind of text.
  open var accessibilityTextualContext: UIAccessibilityTextualContext?
  /// A Boolean value that indicates whether inverted colors leave the object unchanged.
  open var accessibilityIgnoresInvertColors = false
  /// The text of a large view of the content.
  open var largeContentTitle: String?
  /// The image of a large view of the content.
  open var largeContentImage: UIImage?
  /// A Boolean value that indicates whether a long press shows a large view of the content.
  open var showsLargeContentViewer = false
  /// A Boolean value that indicates whether the image of a large view is enlarged.
  open var scalesLargeContentImage = false
  /// The insets of the image of a large view in points.
  open var largeContentImageInsets = UIEdgeInsets.zero

  /// Creates an object.
  public override init() { super.init() }

  /// Returns the number of elements.
  open func accessibilityElementCount() -> Int { accessibilityElements?.count ?? 0 }

  /// Returns an element; `nil` if there is none with the index.
  open func accessibilityElement(at index: Int) -> Any? {
    guard let accessibilityElements, accessibilityElements.indices.contains(index) else {
      return nil
    }
    return accessibilityElements[index]
  }

  /// Returns the index of an element, or `NSNotFound`.
  open func index(ofAccessibilityElement element: Any) -> Int {
    accessibilityElements?.firstIndex { $0 as AnyObject === element as AnyObject } ?? NSNotFound
  }

  /// Returns `false`, because the element is not activated.
  open func accessibilityActivate() -> Bool { false }
  /// Called to increase the value, which does not happen.
  open func accessibilityIncrement() {}
  /// Called to decrease the value, which does not happen.
  open func accessibilityDecrement() {}
  /// Returns `false`, because the element is not scrolled.
  open func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool { false }
  /// Returns `false`, because nothing is closed.
  open func accessibilityPerformEscape() -> Bool { false }
  /// Returns `false`, because there is no main action.
  open func accessibilityPerformMagicTap() -> Bool { false }
  /// Called after an assistive technology reached the element, which does not happen.
  open func accessibilityElementDidBecomeFocused() {}
  /// Called after an assistive technology left the element, which does not happen.
  open func accessibilityElementDidLoseFocus() {}
  /// Returns `false`, because no assistive technology is used.
  open func accessibilityElementIsFocused() -> Bool { false }
  /// Returns no assistive technologies.
  open func accessibilityAssistiveTechnologyFocusedIdentifiers() -> Set<String>? { nil }
}
