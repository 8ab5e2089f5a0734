// SPDX-License-Identifier: MIT

import Testing
import TintypeComponentsTestSupport
import TintypeScene

@Suite("SVG paths")
struct PathSVGTests {
  @Test(
    "Equivalent notations of SVG paths give equal paths",
    arguments: [
      ("M1 2 3 4 5 6", "M1 2L3 4L5 6"), ("m1 2 3 4", "M1 2L4 6"), ("M.5.5-3-4", "M.5 .5L-3 -4"),
      ("M0 0h4v5H1V2z", "M0 0L4 0L4 5L1 5L1 2Z"), ("M1,1L2,2 , 3,3", "M1 1L2 2L3 3"),
      ("M1e1 1E-1l+1-1", "M10 .1L11 -.9"), ("M1 1l2 0zl0 3", "M1 1L3 1ZL1 4"),
      ("M0 0C0 1 1 2 2 2S4 3 4 4", "M0 0C0 1 1 2 2 2C3 2 4 3 4 4"),
      ("M0 0S1 1 2 2", "M0 0C0 0 1 1 2 2"), ("M0 0Q3 3 6 0T12 0", "M0 0Q3 3 6 0Q9 -3 12 0"),
      ("M0 0T6 6", "M0 0Q0 0 6 6"), ("M0 0a1 1 0 01.5.5", "M0 0A1 1 0 0 1 .5 .5"),
      ("M0 0a0 1 0 0 1 5 5", "M0 0L5 5"), ("M1 1A5 5 0 0 1 1 1", "M1 1"),
      ("M0 0A-5 5 0 0 1 5 5", "M0 0A5 5 0 0 1 5 5"), (" \n", ""),
    ])
  func grammar(text: String, same: String) throws {
    #expect(try Path(svg: text) == Path(svg: same))
  }

  @Test("SVG path commands become path elements")
  func elements() throws {
    let path = try Path(svg: "m1 2l3 4c1 1 2 2 3 3z")
    #expect(
      path
        == Path {
          $0.move(to: Point(x: 1, y: 2))
          $0.addLine(to: Point(x: 4, y: 6))
          $0.addCurve(
            to: Point(x: 7, y: 9), control1: Point(x: 5, y: 7), control2: Point(x: 6, y: 8))
          $0.closeSubpath()
        })
  }

  @Test(
    "The flags of an SVG arc select the arc",
    arguments: [
      ("0 1", Rect(x: 0, y: 0, width: 10, height: 10)),
      ("1 0", Rect(x: -10, y: 0, width: 20, height: 20)),
      ("0 0", Rect(x: 0, y: 0, width: 10, height: 10)),
      ("1 1", Rect(x: 0, y: -10, width: 20, height: 20)),
    ])
  func arcs(flags: String, bounds: Rect) throws {
    let path = try Path(svg: "M0 0A10 10 0 \(flags) 10 10")
    #expect(path.boundingRect.isClose(to: bounds))
    guard case .curve(let end, _, _) = path.elements.last else {
      Issue.record("The path has no curve.")
      return
    }
    #expect(end == Point(x: 10, y: 10))
  }

  @Test("The radii of an SVG arc grow if they are too short")
  func shortRadii() throws {
    let path = try Path(svg: "M0 0A1 1 0 0 1 10 0")
    #expect(path.boundingRect.isClose(to: Rect(x: 0, y: -5, width: 10, height: 5)))
    #expect(try Path(svg: "M0 0A1e300 1e300 9 1 1 1e-300 5").isFinite)
  }

  @Test(
    "Errors in SVG paths report the position and the reason",
    arguments: [
      (
        "L1 1", 0, .missingMove,
        "Unexpected input at byte 0: a path must begin with the command M or m."
      ),
      (
        "M1 1 x", 5, .expectedCommand,
        "Unexpected input at byte 5 of the path: expected one of the commands M L H V C S Q T A Z "
          + "in upper or lower case."
      ),
      (
        "M1 1L2,", 7, .expectedNumber(command: "L"),
        "Unexpected input at byte 7 of the path: expected a number for the command L."
      ),
      (
        "M1 1a1 1 0 2 0 1 1", 11, .expectedFlag,
        "Unexpected input at byte 11 of the path: expected a flag of the command A, 0 or 1."
      ),
      (
        "M1e999 1", 1, .numberTooLarge,
        "The number at byte 1 of the path is too large, or leads to a point too far away."
      ),
      (
        "M1e308 0l1e308 0", 9, .numberTooLarge,
        "The number at byte 9 of the path is too large, or leads to a point too far away."
      ),
    ] as [(String, Int, PathSyntaxError.Problem, String)])
  func errors(text: String, position: Int, problem: PathSyntaxError.Problem, words: String) {
    let error = #expect(throws: PathSyntaxError.self) { try Path(svg: text) }
    #expect(error == PathSyntaxError(position: position, problem: problem))
    #expect(error?.description == words)
  }

  @Test(
    "Invalid SVG paths are rejected early, and long valid ones are parsed",
    arguments: ["M", "M,1 1", "M1,,1", "M1 1,", "Mé"])
  func garbage(start: String) throws {
    #expect(throws: PathSyntaxError.self) {
      try Path(svg: start + String(repeating: "🙂", count: 250_000))
    }
    #expect(
      try Path(svg: "M0 0" + String(repeating: "h1z", count: 20_000)).elements.count == 40_001)
  }
}
