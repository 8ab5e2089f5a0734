// SPDX-License-Identifier: MIT

public import Foundation

/// A rectangle that takes part in the layout of a view, and is not painted.
@MainActor @preconcurrency
open class UILayoutGuide: NSObject {
  /// The view that contains the guide.
  open internal(set) weak var owningView: UIView?
  /// The name.
  open var identifier = ""
  /// The rectangle in the coordinate system of the view, after a layout.
  open internal(set) var layoutFrame = CGRect.zero

  let kind: Kind

  /// Creates a guide.
  public override init() {
    kind = .custom
    super.init()
  }

  init(_ kind: Kind, of view: UIView) {
    self.kind = kind
    super.init()
    owningView = view
    switch kind {
    case .inset(let insets): layoutFrame = view.bounds.inset(by: insets(view))
    default: layoutFrame = view.bounds
    }
  }

  /// The rectangle of a guide.
  enum Kind {
    /// The constraints determine it.
    case custom
    /// That of the view with insets.
    case inset(@MainActor (UIView) -> UIEdgeInsets)
    /// The content of a scroll view.
    case content
  }
}

extension UIView {
  /// The guide of the view without the bars and sensors that cover it.
  public var safeAreaLayoutGuide: UILayoutGuide {
    standardGuide("safeArea", .inset { $0.safeAreaInsets })
  }
  /// The guide of the view without its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    standardGuide("margins", .inset { $0.effectiveMargins })
  }
  /// The guide of the width in which lines are easy to read, which is that without margins.
  public var readableContentGuide: UILayoutGuide { layoutMarginsGuide }
  /// The guide whose top is the upper edge of the keyboard, or else the end of the safe area.
  public var keyboardLayoutGuide: UILayoutGuide {
    standardGuide(
      "keyboard",
      .inset {
        UIEdgeInsets(
          top: $0.bounds.height - max($0.safeAreaInsets.bottom, $0.keyboardInset),
          left: $0.safeAreaInsets.left,
          bottom: 0, right: $0.safeAreaInsets.right)
      })
  }

  /// Returns the guide of a name, which is created by the first access.
  fileprivate func standardGuide(_ name: String, _ kind: UILayoutGuide.Kind) -> UILayoutGuide {
    if let known = layoutValues.standardGuides[name] { return known }
    let guide = UILayoutGuide(kind, of: self)
    layoutValues.standardGuides[name] = guide
    return guide
  }

  /// The margins, with the safe area if the view respects it.
  var effectiveMargins: UIEdgeInsets {
    let (margins, safe) = (layoutMargins, safeAreaInsets)
    guard insetsLayoutMarginsFromSafeArea else { return margins }
    return UIEdgeInsets(
      top: margins.top + safe.top, left: margins.left + safe.left,
      bottom: margins.bottom + safe.bottom, right: margins.right + safe.right)
  }

  /// Adds a guide.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutValues.guides.append(layoutGuide)
    setNeedsLayout()
  }

  /// Removes a guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    layoutValues.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The guides of the view.
  public var layoutGuides: [UILayoutGuide] { layoutValues.guides }
}

extension UIScrollView {
  /// The guide of the content.
  public var contentLayoutGuide: UILayoutGuide { standardGuide("content", .content) }
  /// The guide of the view.
  public var frameLayoutGuide: UILayoutGuide {
    standardGuide("frame", .inset { _ in .zero })
  }
}
