// SPDX-License-Identifier: MIT

import Foundation
import Testing
import TintypeComponents
import TintypeComponentsTestSupport

private enum Third: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.height / 3 }
}

private enum Thumb: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context[.trailing] }
}

private enum Circular: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double {
    context[HorizontalAlignment(Circular.self)] + 1
  }
}

private enum InvalidGuide: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { .nan }
}

extension VerticalAlignment {
  fileprivate static let third = VerticalAlignment(Third.self)
}

extension HorizontalAlignment {
  fileprivate static let thumb = HorizontalAlignment(Thumb.self)
}

@Suite("Alignments and alignment guides")
struct AlignmentTests {
  @Test("Components are aligned by custom alignments", arguments: cases)
  func align(layout: LayoutCase) throws { try layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase("a guide has a default value", ["A": (0, 0, 10, 30), "B": (10, 5, 10, 15)]) {
      HStack(alignment: .third, spacing: 0) {
        box("A", 10, 30); box("B", 10, 15)
      }
    },
    LayoutCase(
      "an explicit guide overrides the default", ["A": (20, 0, 10, 10), "B": (0, 10, 20, 10)]
    ) {
      VStack(alignment: .thumb, spacing: 0) {
        box("A", 10, 10).alignmentGuide(.thumb) { _ in 0 }
        box("B", 20, 10)
      }
    },
    LayoutCase(
      "the guide of a nested stack is the mean of its children",
      ["A": (0, 0, 10, 40), "B": (10, 10, 10, 20), "C": (20, 10, 10, 40)]
    ) {
      HStack(alignment: .third, spacing: 0) {
        box("A", 10, 40).alignmentGuide(.third) { _ in 20 }
        HStack(alignment: .top, spacing: 0) {
          box("B", 10, 20).alignmentGuide(.third) { _ in 5 }
          box("C", 10, 40).alignmentGuide(.third) { _ in 15 }
        }
      }
    },
    LayoutCase(
      "a guide applies through padding and frames", ["A": (0, 0, 10, 50), "B": (10, 32, 10, 10)]
    ) {
      HStack(alignment: .third, spacing: 0) {
        box("A", 10, 50).alignmentGuide(.third) { _ in 40 }
        Boundary {
          Boundary { box("B", 10, 10).alignmentGuide(.third) { _ in 8 } }.padding(.top, 2)
        }
        .frame(height: 16)
      }
    },
    LayoutCase(
      "an explicit edge in a ZStack moves its siblings",
      ["A": (20, 0, 40, 10), "B": (0, 0, 30, 10)]
    ) {
      ZStack(alignment: .leading) {
        box("A", 40, 10)
        box("B", 30, 10).alignmentGuide(.leading) { _ in 20 }
      }
    },
    LayoutCase("a guide that reads itself is 0", ["A": (0, 0, 10, 10), "B": (0, 10, 20, 10)]) {
      VStack(alignment: HorizontalAlignment(Circular.self), spacing: 0) {
        box("A", 10, 10); box("B", 20, 10)
      }
    },
    LayoutCase("a guide that is not a number is 0", ["A": (0, 0, 10, 10), "B": (0, 10, 20, 10)]) {
      VStack(alignment: HorizontalAlignment(InvalidGuide.self), spacing: 0) {
        box("A", 10, 10); box("B", 20, 10)
      }
    },
  ]

  @Test("An explicit guide of an edge does not apply to the enclosing stack")
  func edges() throws {
    let component = VStack(alignment: .leading, spacing: 0) {
      box("A", 20, 10)
      VStack(spacing: 0) { box("B", 20, 10).alignmentGuide(.leading) { _ in 20 } }
    }
    #expect(try lay(component).frame("B") == Rect(x: 0, y: 10, width: 20, height: 10))
  }

  @Test("Built-in alignments are encoded as their names")
  func coding() throws {
    for line in HorizontalAlignment.allCases { #expect(try throughJSON([line]) == [line]) }
    for line in VerticalAlignment.allCases { #expect(try throughJSON([line]) == [line]) }
    let json = try JSONEncoder().encode([VerticalAlignment.firstTextBaseline])
    #expect(String(decoding: json, as: UTF8.self) == #"["firstTextBaseline"]"#)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([HorizontalAlignment].self, from: Data(#"["top"]"#.utf8))
    }
  }

  @Test("A custom alignment cannot be encoded, and the error names it")
  func codingCustom() throws {
    let error = #expect(throws: EncodingError.self) {
      try JSONEncoder().encode([VerticalAlignment.third])
    }
    guard case .invalidValue(_, let context) = error else {
      Issue.record("Unexpected error: \(String(describing: error))")
      return
    }
    #expect(context.debugDescription == "The alignment “Third” is code and cannot be encoded.")
  }

  @Test("Alignments are equal if their types are equal")
  func identity() {
    enum Third: AlignmentID {
      static func defaultValue(in context: Dimensions) -> Double { 0 }
    }
    #expect(VerticalAlignment(Third.self) == VerticalAlignment(Third.self))
    #expect(VerticalAlignment(Third.self) != .third)
    #expect(Set([VerticalAlignment.third, .third, .top]).count == 2)
  }
}
