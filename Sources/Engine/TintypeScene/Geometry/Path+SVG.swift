// SPDX-License-Identifier: MIT

extension Path {
  /// Creates a path from SVG path data (SVG 2, section 9.3), the value of the attribute `d`.
  ///
  /// ```swift
  /// let check = try Path(svg: "M3 8l4 4 6-8")
  /// ```
  ///
  /// One unit is one point. An empty string is an empty path. A browser renders an invalid path up
  /// to the error; this initializer throws instead.
  ///
  /// - Throws: `PathSyntaxError` with the position and the expected input.
  package init(svg text: String) throws(PathSyntaxError) {
    var reader = PathReader(text)
    try reader.read()
    self = reader.path
  }
}

/// A parser for the commands of an SVG path.
private struct PathReader {
  private(set) var path = Path()
  private var scanner: PathScanner
  private var pen = Point.zero
  /// The start of the current subpath.
  private var start = Point.zero
  /// The last control point, for smooth curve commands, and the kind of curve it belongs to.
  private var lastControl: (point: Point, isCubic: Bool)?

  init(_ text: String) { scanner = PathScanner(text) }

  mutating func read() throws(PathSyntaxError) {
    scanner.skipSpace()
    if scanner.isAtEnd { return }
    let first = scanner.position
    guard var command = scanner.command(), "Mm".contains(command) else {
      throw PathSyntaxError(position: first, problem: .missingMove)
    }
    while true {
      try draw(command)
      if "Zz".contains(command) {
        scanner.skipSpace()
      } else {
        let mustRepeat = scanner.skipSeparator()
        if mustRepeat || scanner.isAtNumber {
          // Further coordinates of a move are those of lines.
          command = command == "M" ? "L" : command == "m" ? "l" : command
          continue
        }
      }
      if scanner.isAtEnd { return }
      guard let next = scanner.command() else {
        throw PathSyntaxError(position: scanner.position, problem: .expectedCommand)
      }
      command = next
    }
  }

  private mutating func draw(_ command: Character) throws(PathSyntaxError) {
    let begin = scanner.position
    let control = lastControl
    lastControl = nil
    // Relative coordinates refer to the current point before the command.
    let base = command.isLowercase ? pen : .zero
    switch command {
    case "M", "m":
      pen = try point(command, base)
      start = pen
      path.move(to: pen)
    case "L", "l":
      pen = try point(command, base)
      path.addLine(to: pen)
    case "H", "h":
      pen = Point(x: base.x + (try number(command)), y: pen.y)
      path.addLine(to: pen)
    case "V", "v":
      pen = Point(x: pen.x, y: base.y + (try number(command)))
      path.addLine(to: pen)
    case "C", "c":
      let first = try point(command, base)
      let second = try point(command, base)
      curve(first, second, try point(command, base))
    case "S", "s":
      let second = try point(command, base)
      let first = control.flatMap { $0.isCubic ? reflected($0.point) : nil } ?? pen
      curve(first, second, try point(command, base))
    case "Q", "q":
      let middle = try point(command, base)
      quadratic(middle, try point(command, base))
    case "T", "t":
      let middle = control.flatMap { $0.isCubic ? nil : reflected($0.point) } ?? pen
      quadratic(middle, try point(command, base))
    case "A", "a": try arc(command, base)
    default:
      path.closeSubpath()
      pen = start
    }
    guard pen.isFinite, lastControl?.point.isFinite ?? true, path.endsFinite else {
      throw PathSyntaxError(position: begin, problem: .numberTooLarge)
    }
  }

  // MARK: Curves

  private mutating func curve(_ first: Point, _ second: Point, _ end: Point) {
    path.addCurve(to: end, control1: first, control2: second)
    lastControl = (second, true)
    pen = end
  }

  private mutating func quadratic(_ control: Point, _ end: Point) {
    path.addCurve(
      to: end,
      control1: pen.mixed(with: control, by: 2.0 / 3),
      control2: end.mixed(with: control, by: 2.0 / 3)
    )
    lastControl = (control, false)
    pen = end
  }

  private func reflected(_ control: Point) -> Point {
    Point(x: 2 * pen.x - control.x, y: 2 * pen.y - control.y)
  }

  private mutating func arc(_ command: Character, _ base: Point) throws(PathSyntaxError) {
    let radiusX = abs(try number(command))
    let radiusY = abs(try number(command))
    let rotation = Angle(degrees: try number(command))
    let isLarge = try flag()
    let isForward = try flag()
    let end = try point(command, base)
    path.addArc(
      from: pen, to: end, radii: Size(width: radiusX, height: radiusY), rotation: rotation,
      isLarge: isLarge, isForward: isForward)
    pen = end
  }

  // MARK: Arguments

  private mutating func number(_ command: Character) throws(PathSyntaxError) -> Double {
    scanner.skipSeparator()
    let position = scanner.position
    guard let number = scanner.number() else {
      throw PathSyntaxError(position: position, problem: .expectedNumber(command: command))
    }
    guard number.isFinite else {
      throw PathSyntaxError(position: position, problem: .numberTooLarge)
    }
    return number
  }

  private mutating func flag() throws(PathSyntaxError) -> Bool {
    scanner.skipSeparator()
    guard let flag = scanner.flag() else {
      throw PathSyntaxError(position: scanner.position, problem: .expectedFlag)
    }
    return flag
  }

  private mutating func point(
    _ command: Character, _ base: Point
  ) throws(PathSyntaxError) -> Point {
    let x = try number(command)
    return Point(x: base.x + x, y: base.y + (try number(command)))
  }
}

extension Path {
  /// A Boolean value that indicates whether the coordinates of the last element are finite.
  fileprivate var endsFinite: Bool { elements.last?.isFinite ?? true }
}

/// A syntax error in an SVG path.
public struct PathSyntaxError: Error, Hashable, Sendable {
  /// The number of bytes in UTF-8 before the error.
  public var position: Int
  /// The kind of the error.
  public var problem: Problem

  /// Creates an error.
  public init(position: Int, problem: Problem) {
    (self.position, self.problem) = (position, problem)
  }

  /// The kinds of syntax errors.
  public enum Problem: Hashable, Sendable {
    /// The path does not begin with `M` or `m`.
    case missingMove
    /// A command letter was expected.
    case expectedCommand
    /// A number was expected for a command.
    case expectedNumber(command: Character)
    /// A 0 or a 1 was expected for an arc.
    case expectedFlag
    /// A number is too large, or its sum with the current coordinate is.
    case numberTooLarge
  }
}

extension PathSyntaxError: CustomStringConvertible {
  /// A description of the error, its position and the expected input.
  public var description: String {
    switch problem {
    case .missingMove:
      "Unexpected input at byte \(position): a path must begin with the command M or m."
    case .expectedCommand:
      """
      Unexpected input at byte \(position) of the path: expected one of the commands M L H V C S Q \
      T A Z in upper or lower case.
      """
    case .expectedNumber(let command):
      "Unexpected input at byte \(position) of the path: expected a number for the command "
        + "\(command)."
    case .expectedFlag:
      "Unexpected input at byte \(position) of the path: expected a flag of the command A, 0 or 1."
    case .numberTooLarge:
      "The number at byte \(position) of the path is too large, or leads to a point too far away."
    }
  }
}
