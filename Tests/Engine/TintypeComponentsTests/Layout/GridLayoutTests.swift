// SPDX-License-Identifier: MIT

import Testing
import TintypeComponents
import TintypeComponentsTestSupport

@Suite("Grids")
struct GridLayoutTests {
  @Test("Grids lay out their cells", arguments: cases)
  func arrange(layout: LayoutCase) throws { try layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "columns are as wide as their widest cells",
      ["A": (5, 0, 20, 10), "B": (43, 5, 10, 5), "C": (0, 18, 30, 20), "D": (38, 23, 20, 10)]
    ) {
      Grid {
        GridRow(alignment: .bottom) {
          box("A", 20, 10); box("B", 10, 5)
        }
        GridRow {
          box("C", 30, 20); box("D", 20, 10)
        }
      }
    },
    LayoutCase(
      "flexible columns share the remaining width", in: (100, 60),
      ["A": (13, 0, 20, 26), "B": (54, 0, 46, 26), "C": (0, 34, 46, 26), "D": (54, 34, 46, 26)]
    ) {
      Grid {
        GridRow {
          box("A", 20); flexible("B")
        }
        GridRow {
          flexible("C"); flexible("D")
        }
      }
    },
    LayoutCase(
      "a cell spans columns", ["A": (0, 0, 20, 10), "B": (24, 0, 20, 10), "C": (0, 14, 44, 10)]
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 4) {
        GridRow {
          box("A", 20, 10); box("B", 20, 10)
        }
        GridRow { box("C", 44, 10).gridCellColumns(2) }
      }
    },
    LayoutCase(
      "a spanning cell widens its columns",
      ["A": (8, 0, 20, 10), "B": (48, 0, 20, 10), "C": (0, 10, 76, 10)]
    ) {
      Grid(horizontalSpacing: 4, verticalSpacing: 0) {
        GridRow {
          box("A", 20, 10); box("B", 20, 10)
        }
        box("C", 76, 10)
      }
    },
    LayoutCase(
      "an unsized cell does not widen its column", in: (100, 100),
      ["A": (40, 40, 20, 10), "C": (40, 58, 20, 2)]
    ) {
      Grid {
        GridRow { box("A", 20, 10) }
        Boundary { box("C", nil, 2) }.gridCellUnsizedAxes(.horizontal)
      }
    },
    LayoutCase("a cell has an anchor", ["A": (0, 0, 40, 40), "B": (41, 30, 10, 10)]) {
      Grid(horizontalSpacing: 1) {
        GridRow {
          box("A", 40, 40)
          box("B", 10, 10).gridCellAnchor(.bottomTrailing)
        }
      }
    },
    LayoutCase(
      "a column has an alignment",
      ["A": (0, 0, 30, 10), "B": (20, 10, 10, 10), "C": (20, 20, 10, 10)]
    ) {
      Grid(verticalSpacing: 0) {
        GridRow { box("A", 30, 10) }
        GridRow { box("B", 10, 10).gridColumnAlignment(.trailing) }
        GridRow { box("C", 10, 10) }
      }
    },
    LayoutCase("cells are aligned on baselines", ["T": (0, 15, 20, 20), "A": (28, 0, 10, 30)]) {
      Grid {
        GridRow(alignment: .firstTextBaseline) {
          Text("ab").id("T"); box("A", 10, 30)
        }
      }
    },
    LayoutCase(
      "rows have different numbers of cells", ["A": (0, 0, 10, 10), "C": (18, 18, 30, 10)]
    ) {
      Grid(alignment: .leading) {
        GridRow { box("A", 10, 10) }
        GridRow {
          box("B", 10, 10); box("C", 30, 10)
        }
      }
    },
    LayoutCase("an empty grid has no size", in: (50, 50), ["G": (25, 25, 0, 0)]) {
      Grid {}.id("G")
    },
  ]

  @Test(
    "A grid accepts any number of columns for a cell", arguments: [Int.min, 0, 1, 1000, Int.max])
  func columns(count: Int) throws {
    let grid = Grid(horizontalSpacing: 0) {
      GridRow {
        box("A", 10, 10).gridCellColumns(count); box("B", 10, 10)
      }
    }
    let frame = try #require(try lay(grid).frame("B"))
    #expect(frame.isClose(to: Rect(x: 10, y: 0, width: 10, height: 10)))
  }

  @Test("A grid is mirrored in right-to-left layouts")
  func mirrored() throws {
    let grid = Grid {
      GridRow {
        box("A", 20, 10); box("B", 10, 10)
      }
    }
    let scene = try lay(grid, in: Size(38, 10), traits: .rightToLeft)
    #expect(scene.frame("A") == Rect(x: 18, y: 0, width: 20, height: 10))
  }
}

@Suite("Lazy grids")
struct LazyGridLayoutTests {
  @Test("Lazy grids lay out their cells", arguments: cases)
  func arrange(layout: LayoutCase) throws { try layout.check() }

  static let cases: [LayoutCase] = [
    LayoutCase(
      "rows are as high as their highest cells", in: (108, 100),
      ["A": (0, 33, 50, 10), "B": (78, 28, 10, 20), "C": (0, 56, 50, 16)]
    ) {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        box("A", nil, 10)
        box("B", 10, 20)
        box("C", nil, 16)
      }
    },
    LayoutCase(
      "a horizontal grid is filled column by column", in: (100, 108),
      ["A": (33, 0, 10, 50), "B": (28, 58, 20, 50), "C": (56, 0, 16, 50)]
    ) {
      LazyHGrid(rows: [GridItem(), GridItem()]) {
        box("A", 10)
        box("B", 20)
        box("C", 16)
      }
    },
    LayoutCase(
      "cells use the alignment of their column, or of the grid", in: (100, 20),
      ["A": (40, 0, 10, 10), "B": (50, 0, 10, 20)]
    ) {
      LazyVGrid(
        columns: [
          GridItem(spacing: 0, alignment: .topTrailing), GridItem(),
        ], alignment: .leading
      ) {
        box("A", 10, 10)
        box("B", 10, 20)
      }
    },
    LayoutCase(
      "columns have their minimum widths if no size is proposed",
      ["A": (0, 0, 10, 10), "B": (18, 0, 40, 10), "C": (66, 0, 25, 10)]
    ) {
      LazyVGrid(columns: [
        GridItem(), GridItem(.adaptive(minimum: 40)), GridItem(.fixed(25)),
      ]) {
        flexible("A")
        flexible("B")
        flexible("C")
      }
    },
    LayoutCase("a grid without columns has no size", in: (50, 50), ["G": (25, 25, 0, 0)]) {
      LazyVGrid(columns: []) { flexible("A") }.id("G")
    },
  ]

  @Test(
    "Lazy grids with invalid columns can be laid out",
    arguments: [
      GridItem(.adaptive(minimum: 0), spacing: 0), GridItem(.adaptive(minimum: -5), spacing: -3),
      GridItem(.adaptive(minimum: .nan, maximum: .nan)),
      GridItem(.adaptive(minimum: 1e-300, maximum: 1), spacing: 0),
      GridItem(.flexible(minimum: .infinity, maximum: -1)), GridItem(.fixed(-4)),
    ])
  func hostile(item: GridItem) throws {
    for canvas in [Size(100, 100), Size(1e6, 10)] {
      let grid = HStack {
        LazyVGrid(columns: [item, item]) { for index in 0..<5 { flexible("\(index)") } }
        Spacer()
      }
      let scene = try lay(grid, in: canvas)
      let isSane = scene.nodes.allSatisfy { $0.frame.width >= 0 && $0.frame.maxX.isFinite }
      #expect(isSane)
    }
  }
}
