// SPDX-License-Identifier: MIT

import TintypeBase

/// An error that prevents symbols from being read from a directory.
public enum SymbolError: Error, Hashable, Sendable {
  /// No directory exists at the path.
  case folderMissing(path: String)
  /// A file cannot be read.
  case fileUnreadable(path: String, reason: String)
  /// A file is larger than `SymbolDrawing.maximumSize`.
  case fileTooLarge(path: String)
  /// The content of a file is not a valid symbol.
  case invalidDrawing(path: String, problem: SymbolSyntaxError)
}

/// An error in the SVG text of a symbol.
public enum SymbolSyntaxError: Error, Hashable, Sendable {
  /// The text is longer than `SymbolDrawing.maximumSize`.
  case tooLarge
  /// The outermost element is not `svg`.
  case notSVG
  /// The text is not well-formed XML from a byte position on.
  case malformed(position: Int)
  /// Elements are nested deeper than `SymbolDrawing.maximumDepth`.
  case tooDeep
  /// The drawing has neither a `viewBox` of four finite numbers nor a width and a height, or it is
  /// empty.
  case badViewBox
  /// An element is not supported in symbols.
  case unsupportedElement(String)
  /// The value of an attribute is invalid.
  case badAttribute(element: String, name: String, value: String)
  /// A path is invalid.
  case badPath(PathSyntaxError)
}

extension SymbolError: CustomStringConvertible {
  /// A message that contains the error, its location and a remedy.
  public var description: String {
    switch self {
    case .folderMissing(let path):
      """
      The symbol folder \(path) does not exist. Check the path, which is relative to the working \
      directory.
      """
    case .fileUnreadable(let path, let reason): "The symbol \(path) cannot be read: \(reason)."
    case .fileTooLarge(let path):
      "The symbol \(path) is larger than 1 MB. Remove unneeded parts of the drawing."
    case .invalidDrawing(let path, let problem): "The symbol \(path) cannot be used. \(problem)"
    }
  }
}

extension SymbolSyntaxError: CustomStringConvertible {
  /// A message that contains the error and a remedy.
  public var description: String {
    switch self {
    case .tooLarge: "The drawing is larger than 1 MB. Remove unneeded parts of the drawing."
    case .notSVG: "The outermost element is not svg. Export the drawing as SVG."
    case .malformed(let position): "The file is not well-formed XML at byte \(position)."
    case .tooDeep:
      "Elements are nested more than \(SymbolDrawing.maximumDepth) levels deep. Flatten the groups."
    case .badViewBox:
      """
      The element svg needs a viewBox of four finite numbers, or a width and a height. The width \
      and the height must be greater than zero.
      """
    case .unsupportedElement(let name):
      """
      The element \(name) is not supported. Use only path, circle, ellipse, rect, line, polyline, \
      polygon and g.
      """
    case .badAttribute(let element, let name, let value):
      "The value “\(value.prefix(40))” of the attribute \(name) of \(element) is invalid."
    case .badPath(let error): error.description
    }
  }
}
