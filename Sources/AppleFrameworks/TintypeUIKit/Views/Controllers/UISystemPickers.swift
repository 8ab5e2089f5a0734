// SPDX-License-Identifier: MIT

public import Foundation

/// A control that shows a color, and shows a selection of colors.
@MainActor @preconcurrency
open class UIColorWell: UIControl {
  /// The title of the selection.
  open var title: String?
  /// A Boolean value that indicates whether colors can be transparent.
  open var supportsAlpha = true
  /// The color.
  open var selectedColor: UIColor?

  /// The size in points, 28 × 28.
  open override var intrinsicContentSize: CGSize { CGSize(width: 28, height: 28) }
}

/// A selection of colors, which is not shown.
@MainActor @preconcurrency
open class UIColorPickerViewController: UIViewController {
  /// The object that receives colors; its methods are never called.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The color.
  open var selectedColor = UIColor.black
  /// A Boolean value that indicates whether colors can be transparent.
  open var supportsAlpha = true
}

/// An object that receives colors; its methods are never called.
@MainActor @preconcurrency
public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called after a color was selected.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called at the end.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Called after a color was selected.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(
    _ viewController: UIColorPickerViewController
  ) {}
}

/// A selection of fonts, which is not shown.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// The settings of a selection.
  @MainActor @preconcurrency
  open class Configuration: NSObject {
    /// A Boolean value that indicates whether the styles of a family are shown.
    open var includeFaces = false
    /// A Boolean value that indicates whether names are shown in the font of the system.
    open var displayUsingSystemFont = false
    /// The traits of the fonts.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
  }

  /// The settings.
  public let configuration: Configuration
  /// The object that receives fonts; its methods are never called.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a selection.
  public init(configuration: UIFontPickerViewController.Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }
}

/// An object that receives fonts; its methods are never called.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called after the user canceled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called after a font was selected.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// The definition of a word, which is not shown.
@MainActor @preconcurrency
open class UIReferenceLibraryViewController: UIViewController {
  /// Creates the definition of a word.
  public init(term: String) { super.init(nibName: nil, bundle: nil) }
  /// Returns `nil`, because view controllers cannot be archived on Linux.
  public required init?(coder: NSCoder) { nil }

  /// Returns `false`, because there are no dictionaries.
  open class func dictionaryHasDefinition(forTerm term: String) -> Bool { false }
}
