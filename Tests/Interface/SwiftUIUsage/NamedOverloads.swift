// SPDX-License-Identifier: MIT

import SwiftUI

struct ShapeOverloadUsage: View {
  var body: some View {
    VStack {
      Text("a").background(.red, in: Capsule())
      Text("a").background(.red, in: Capsule(), fillStyle: FillStyle(eoFill: true))
      Text("a").background(in: RoundedRectangle(cornerRadius: 4))
      Text("a").background(in: Circle(), fillStyle: FillStyle())
      Text("a").background(.red, in: Path())
      Text("a").background(in: Path())
      filled(Circle())
      stroked(Circle())
      bordered(Circle())
    }
    VStack {
      Rectangle().inset(by: 1)
      Circle().inset(by: 1).fill(.red)
      Ellipse().inset(by: 1)
      Capsule().inset(by: 1)
      RoundedRectangle(cornerRadius: 2).inset(by: 1).inset(by: 1)
      UnevenRoundedRectangle(topLeadingRadius: 2).inset(by: 1)
      ButtonBorderShape.capsule.inset(by: 1).fill(.red)
      Text("a").background(.red, in: .buttonBorder)
      Text("a").clipShape(ButtonBorderShape.roundedRectangle(radius: 4))
    }
  }

  @ViewBuilder func filled(_ shape: some Shape) -> some View {
    shape.fill()
    shape.fill(style: FillStyle(eoFill: true))
    shape.fill(.red)
    shape.fill(.red, style: FillStyle(eoFill: true))
  }

  @ViewBuilder func stroked(_ shape: some Shape) -> some View {
    shape.stroke(.red)
    shape.stroke(.red, lineWidth: 2)
    shape.stroke(.red, style: StrokeStyle(lineWidth: 2))
  }

  @ViewBuilder func bordered(_ shape: some InsettableShape) -> some View {
    shape.strokeBorder()
    shape.strokeBorder(lineWidth: 2, antialiased: false)
    shape.strokeBorder(style: StrokeStyle(lineWidth: 2))
    shape.strokeBorder(.red, lineWidth: 2)
    shape.strokeBorder(.red, style: StrokeStyle(lineWidth: 2), antialiased: false)
  }
}

struct EffectOverloadUsage: View {
  var body: some View {
    VStack {
      Text("a").visualEffect { effect, _ in effect.blendMode(.multiply) }
      Canvas { context, _ in
        context.addFilter(.shadow(radius: 2))
        context.addFilter(
          .shadow(
            color: .red, radius: 2, x: 1, y: 1, blendMode: .multiply,
            options: [.shadowAbove, .shadowOnly, .invertsAlpha, .disablesGroup]))
      }
      Text("a").onTapGesture(count: 2, coordinateSpace: CoordinateSpace.global) { _ in }
      Text("a").onTapGesture(coordinateSpace: CoordinateSpace.named("space")) { _ in }
      Text("a").accessibilityLabel { label in
        Text("Important")
        label
      }
    }
  }
}

struct ImageOverloadUsage: View {
  var body: some View {
    VStack {
      Image(size: CGSize(width: 10, height: 10)) { context in
        context.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 10)), with: .color(.red))
      }
      Image(
        size: CGSize(width: 10, height: 10), label: Text("Drawing"), opaque: true,
        colorMode: .linear
      ) { _ in }
    }
  }
}

struct TextSelectionUsage: View {
  @State private var text = "Text"
  @State private var selection: TextSelection?
  private let title = "Title"

  var body: some View {
    VStack {
      TextField("Title", text: $text, selection: $selection)
      TextField(title, text: $text, selection: $selection)
      TextField("Title", text: $text, selection: $selection, prompt: Text("a"), axis: .vertical)
      Button("Select") {
        selection = TextSelection(range: text.startIndex..<text.endIndex)
        selection = TextSelection(insertionPoint: text.startIndex)
        selection = TextSelection(ranges: RangeSet(text.startIndex..<text.endIndex))
      }
      Text(description)
    }
  }

  private var description: String {
    guard let selection, !selection.isInsertion, selection.affinity != .upstream else { return "" }
    switch selection.indices {
    case .selection(let range): return String(text[range])
    case .multiSelection(let ranges): return ranges.isEmpty ? "a" : "b"
    }
  }
}

struct TimeDataUsage: View {
  var body: some View {
    VStack {
      Text(.currentDate, format: .dateTime.hour().minute())
      Text(.durationOffset(to: .now), format: .time(pattern: .minuteSecond))
      Text(
        TimeDataSource<Date>.currentDate,
        format: Date.FormatStyle(date: .long, time: .omitted))
    }
  }

  let ranges: [TimeDataSource<Range<Date>>] = [
    .dateRange(startingAt: .now), .dateRange(endingAt: .now),
  ]
}

struct ValueOverloadUsage {
  let insets = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  let scheme = ColorScheme(UIUserInterfaceStyle.dark)
}

struct GroupContentUsage: Scene {
  var body: some Scene {
    Group {
      WindowGroup { Text("a") }
      WindowGroup("Title") { Text("b") }
    }
    .commands {
      Group {
        CommandMenu("Menu") { Text("c") }
        EmptyCommands()
      }
    }
  }
}

struct TableRowGroupUsage: View {
  private let items = [UsageItem(id: 1, name: "One")]

  var body: some View {
    Table(of: UsageItem.self) {
      TableColumn("Name") { Text($0.name) }
    } rows: {
      Group {
        TableRow(items[0])
        TableRow(UsageItem(id: 2, name: "Two"))
      }
      ForEach(0..<2) { TableRow(UsageItem(id: $0 + 3, name: "More")) }
    }
  }
}
