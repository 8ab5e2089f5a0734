// SPDX-License-Identifier: MIT

/// Why symbols could not be read from a folder.
public enum SymbolError: Error, Hashable, Sendable {
  /// There is no folder at a path.
  case folderMissing(path: String)
  /// A file cannot be read.
  case fileUnreadable(path: String, reason: String)
  /// A file is larger than `SymbolDrawing.maximumSize`.
  case fileTooLarge(path: String)
  /// What a file holds is no drawing that can be shown as a symbol.
  case invalidDrawing(path: String, problem: SymbolSyntaxError)
}

/// Why a text is no drawing that can be shown as a symbol.
public enum SymbolSyntaxError: Error, Hashable, Sendable {
  /// The text is longer than `SymbolDrawing.maximumSize`.
  case tooLarge
  /// The outermost element is not `svg`.
  case notSVG
  /// The text is not well-formed XML from a byte on.
  case malformed(position: Int)
  /// Elements are nested deeper than `SymbolDrawing.maximumDepth`.
  case tooDeep
  /// There is neither a `viewBox` of four finite numbers nor a width and a height, or it is empty.
  case badViewBox
  /// An element that symbols cannot have.
  case unsupportedElement(String)
  /// An attribute whose value cannot be used.
  case badAttribute(element: String, name: String, value: String)
  /// A path that cannot be read.
  case badPath(PathSyntaxError)
}

extension SymbolError: CustomStringConvertible {
  /// What is wrong, where, and what to do about it.
  public var description: String {
    switch self {
    case .folderMissing(let path):
      """
      There is no folder of symbols at \(path). Check the path, which counts from the working \
      folder.
      """
    case .fileUnreadable(let path, let reason): "The symbol \(path) cannot be read: \(reason)."
    case .fileTooLarge(let path):
      "The symbol \(path) is larger than 1 MB. Leave out what a symbol does not need."
    case .invalidDrawing(let path, let problem): "The symbol \(path) cannot be used. \(problem)"
    }
  }
}

extension SymbolSyntaxError: CustomStringConvertible {
  /// What is wrong and what to do about it.
  public var description: String {
    switch self {
    case .tooLarge: "The drawing is larger than 1 MB. Leave out what a symbol does not need."
    case .notSVG: "The outermost element is not svg. Export the drawing as SVG."
    case .malformed(let position): "From byte \(position) on it is not well-formed XML."
    case .tooDeep:
      "Elements are nested more than \(SymbolDrawing.maximumDepth) levels deep. Flatten the groups."
    case .badViewBox:
      """
      The element svg needs a viewBox of four finite numbers, or else a width and a height; the \
      last two must be greater than zero.
      """
    case .unsupportedElement(let name):
      """
      The element \(name) is not supported. Use path, circle, ellipse, rect, line, polyline, \
      polygon and g only.
      """
    case .badAttribute(let element, let name, let value):
      "The value “\(value.prefix(40))” of the attribute \(name) of \(element) cannot be used."
    case .badPath(let error): error.description
    }
  }
}
