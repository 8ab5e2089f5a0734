// SPDX-License-Identifier: MIT

import TintypeComponents

/// The examples of the guide “Layout”.
enum LayoutExamples {
  static let all = [
    stacks, alignment, frames, padding, position, safeArea, grid, lazyGrid, flow, stackView,
    viewThatFits, scrollView, list, customLayout,
  ]

  static let stacks = GuideExample("stacks") {
    // example: stacks
    HStack(spacing: 12) {
      Text("Inbox").font(.headline)
      Spacer()
      VStack(alignment: .trailing, spacing: 2) {
        Text("12 May").font(.subheadline)
        Text("3 unread").font(.footnote).foregroundStyle(.secondary)
      }
    }
    Divider()
    ZStack(alignment: .bottomTrailing) {
      RoundedRectangle(cornerRadius: 12).fill(Color.indigo.opacity(0.2))
      Text("Bottom trailing").padding(8)
    }
    .frame(height: 72)
    // end
  }

  static let alignment = GuideExample("alignment") {
    // example: alignment
    HStack(alignment: .firstTextBaseline) {
      Text("48").font(.largeTitle)
      Text("km/h").font(.footnote)
      Text("on average")
    }
    VStack(alignment: .columns) {
      HStack {
        Text("Name").foregroundStyle(.secondary)
        Text("Ada Lovelace").alignmentGuide(.columns) { _ in 0 }
      }
      HStack {
        Text("Occupation").foregroundStyle(.secondary)
        Text("Mathematician").alignmentGuide(.columns) { _ in 0 }
      }
    }
    // end
  }

  static let frames = GuideExample("frames") {
    // example: frames
    Text("Fixed").frame(width: 120, height: 36).border(.blue)
    Text("As wide as possible").frame(maxWidth: .infinity, alignment: .trailing).border(.blue)
    HStack {
      Text("This text is truncated first").lineLimit(1)
      Text("Priority 1").layoutPriority(1)
    }
    .frame(width: 200)
    .border(.blue)
    Text("Its ideal width").fixedSize().frame(width: 80).border(.blue).padding(.leading, 20)
    // end
  }

  static let padding = GuideExample("padding") {
    // example: padding
    HStack {
      Text("16").padding().background(Color.yellow.opacity(0.4))
      Text("8").padding(8).background(Color.yellow.opacity(0.4))
      Text("Sides").padding(.horizontal, 24).background(Color.yellow.opacity(0.4))
      Text("Uneven")
        .padding(EdgeInsets(top: 16, leading: 4, bottom: 0, trailing: 4))
        .background(Color.yellow.opacity(0.4))
    }
    HStack {
      Color.teal.aspectRatio(2, contentMode: .fit).frame(width: 100, height: 64).border(.gray)
      Color.teal.aspectRatio(Size(width: 1, height: 2), contentMode: .fit)
        .frame(width: 100, height: 64).border(.gray)
    }
    // end
  }

  static let position = GuideExample("position") {
    // example: position
    ZStack {
      Color.secondarySystemBackground
      Circle().fill(.blue).frame(width: 40, height: 40).offset(x: -24).zIndex(1)
      Circle().fill(.orange).frame(width: 40, height: 40)
      Circle().fill(.green).frame(width: 40, height: 40).offset(Size(width: 24, height: 12))
      Text("At 50, 16").font(.footnote).position(x: 50, y: 16)
    }
    .frame(height: 90)
    // end
  }

  static let safeArea = GuideExample("safeArea", height: 180, padding: 0) {
    // example: safeArea
    List {
      for name in ["Ada", "Grace", "Barbara", "Margaret"] { Text(name) }
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Text("4 people").font(.footnote).frame(maxWidth: .infinity).padding(12).background(.bar)
    }
    // end
  }

  static let grid = GuideExample("grid") {
    // example: grid
    Grid(alignment: .leading, horizontalSpacing: 16) {
      GridRow {
        Text("Club").font(.headline)
        Text("Played").font(.headline)
        Text("Points").font(.headline).gridColumnAlignment(.trailing)
      }
      Divider().gridCellUnsizedAxes(.horizontal)
      GridRow {
        Text("Porto")
        Text("12").gridCellAnchor(.center)
        Text("31")
      }
      GridRow {
        Text("Braga, matches postponed").gridCellColumns(2)
        Text("9")
      }
    }
    // end
  }

  static let lazyGrid = GuideExample("lazyGrid") {
    // example: lazyGrid
    LazyVGrid(columns: [GridItem(.adaptive(minimum: 72), spacing: 6)], spacing: 6) {
      for day in 1...7 {
        Text("Day \(day)").font(.footnote).frame(maxWidth: .infinity, minHeight: 36)
          .background(Color.teal.opacity(0.2), in: RoundedRectangle(cornerRadius: 8))
      }
    }
    // end
  }

  static let flow = GuideExample("flow") {
    // example: flow
    Flow(spacing: 6, lineSpacing: 6) {
      for topic in ["Swift", "Accessibility", "Layout", "Testing", "Fonts", "Color"] {
        Text(topic).padding(.horizontal, 10).padding(.vertical, 4)
          .background(Color.blue.opacity(0.15), in: Capsule())
      }
    }
    // end
  }

  static let stackView = GuideExample("stackView") {
    // example: stackView
    for distribution in [StackView.Distribution.fill, .fillEqually, .equalSpacing] {
      StackView(axis: .horizontal, spacing: 4, distribution: distribution) {
        Box("Short")
        Box("Longer").customSpacing(16)
        Box("End")
      }
      .border(.gray)
    }
    // end
  }

  static let viewThatFits = GuideExample("viewThatFits") {
    // example: viewThatFits
    for width in [280.0, 140] {
      ViewThatFits(in: .horizontal) {
        Label("Share with everyone", systemImage: "square.and.arrow.up")
        Label("Share", systemImage: "square.and.arrow.up")
      }
      .frame(width: width, alignment: .leading)
      .border(.gray)
    }
    GeometryReader { proxy in
      Capsule().fill(.green).frame(width: proxy.size.width * 0.4, height: 8)
    }
    .frame(height: 8)
    .background(Color.gray5, in: Capsule())
    // end
  }

  static let scrollView = GuideExample("scrollView") {
    // example: scrollView
    ScrollView(.horizontal, showsIndicators: true, contentOffset: Point(x: 40, y: 0)) {
      HStack {
        for index in 1...8 {
          Text("\(index)").frame(width: 64, height: 64).background(Color.purple.opacity(0.2))
        }
      }
    }
    // end
  }

  static let list = GuideExample("list", height: 300, padding: 0) {
    // example: list
    List {
      Section("Network") {
        Toggle("Wi-Fi", isOn: .constant(true))
        Label("Bluetooth", systemImage: "headphones")
      }
      Section {
        Text("Version 2.1")
      } footer: {
        Text("Updates are installed at night.")
      }
    }
    .listStyle(.insetGrouped)
    // end
  }

  static let customLayout = GuideExample("customLayout") {
    // example: customLayout
    Staircase(step: 20) {
      Text("First").padding(4).background(Color.pink.opacity(0.2))
      Text("Second, further").padding(4).background(Color.pink.opacity(0.2))
        .layoutValue(key: StairKey.self, value: 2)
      Text("Third").padding(4).background(Color.pink.opacity(0.2))
    }
    // end
  }
}

// example: alignment
private enum Columns: AlignmentID {
  static func defaultValue(in context: Dimensions) -> Double { context.width / 2 }
}

extension HorizontalAlignment {
  fileprivate static let columns = HorizontalAlignment(Columns.self)
}
// end

// example: stackView
struct Box: Component {
  var title: String

  init(_ title: String) { self.title = title }

  var body: some Component {
    Text(title).frame(idealWidth: 70, maxWidth: .infinity).background(Color.mint.opacity(0.4))
  }
}
// end

// example: customLayout
struct StairKey: LayoutValueKey {
  static let defaultValue = 1.0
}

struct Staircase: Layout {
  var step: Double

  func sizeThatFits(proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()) -> Size {
    arranged(subviews).size
  }

  func placeSubviews(
    in bounds: Rect, proposal: ProposedSize, subviews: LayoutSubviews, cache: inout ()
  ) {
    for (subview, point) in zip(subviews, arranged(subviews).points) {
      subview.place(
        at: Point(x: bounds.minX + point.x, y: bounds.minY + point.y), proposal: .unspecified)
    }
  }

  private func arranged(_ subviews: LayoutSubviews) -> (points: [Point], size: Size) {
    var points: [Point] = []
    var size = Size.zero
    var x = 0.0
    for subview in subviews {
      let own = subview.sizeThatFits(.unspecified)
      points.append(Point(x: x, y: size.height))
      size = Size(width: max(size.width, x + own.width), height: size.height + own.height)
      x += step * subview[StairKey.self]
    }
    return (points, size)
  }
}
// end
