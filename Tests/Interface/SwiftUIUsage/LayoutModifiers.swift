// SPDX-License-Identifier: MIT

import SwiftUI

extension CGFloat {
  static let edge: CGFloat = 16
}

struct PaddingUsage: View {
  var width: CGFloat?
  var isCompact = false

  var body: some View {
    VStack {
      Text("a").padding()
      Text("b").padding(8)
      Text("c").padding(.edge)
      Text("d").padding(.horizontal, .edge)
      Text("e").padding([.top, .leading], 4)
      Text("f").padding(.vertical)
      Text("g").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
      Text("h").padding(.horizontal, isCompact ? 8 : nil)
      Text("i").scenePadding()
      Text("j").scenePadding(.minimum, edges: .horizontal)
    }
    .padding(.all, 2.5)
  }
}

@available(*, deprecated)
struct EmptyFrameUsage: View {
  var body: some View { Text("a").frame() }
}

struct FrameUsage: View {
  var width: CGFloat?
  let side: CGFloat = 20

  var body: some View {
    VStack {
      Text("a").frame(width: 100)
      Text("b").frame(width: width, height: side * 2 + 1, alignment: .topLeading)
      Text("c").frame(maxWidth: .infinity)
      Text("d").frame(maxWidth: width == nil ? .infinity : width, alignment: .leading)
      Text("e").frame(
        minWidth: 1, idealWidth: 2, maxWidth: 3, minHeight: 1, idealHeight: 2, maxHeight: 3,
        alignment: .bottom)
      Text("g").fixedSize()
      Text("h").fixedSize(horizontal: false, vertical: true)
      Text("i").layoutPriority(1)
      Text("j").aspectRatio(contentMode: .fit)
      Text("k").aspectRatio(16 / 9, contentMode: .fill)
      Text("l").aspectRatio(nil, contentMode: .fit)
    }
    VStack {
      Text("m").aspectRatio(CGSize(width: 3, height: 2), contentMode: .fit)
      Text("n").scaledToFit()
      Text("o").scaledToFill()
      Text("p").containerRelativeFrame(.horizontal)
      Text("q").containerRelativeFrame([.horizontal, .vertical], alignment: .top)
      Text("r").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
      Text("s").containerRelativeFrame(
        .vertical, count: 3, span: 2, spacing: 10, alignment: .leading)
      Text("t").containerRelativeFrame(.horizontal) { length, _ in length * 0.8 }
      Text("u").containerRelativeFrame(.vertical, alignment: .top) { length, axis in
        axis == .vertical ? length / 3 : length
      }
    }
  }
}

struct PositionUsage: View {
  @State private var drag = CGSize.zero

  var body: some View {
    ZStack {
      Text("a").offset(drag)
      Text("b").offset(x: 10)
      Text("c").offset(y: -4)
      Text("d").position(CGPoint(x: 1, y: 2))
      Text("e").position(x: 10, y: 20)
      Text("f").zIndex(1)
      Text("g").hidden()
      Text("h").alignmentGuide(.leading) { d in d[.trailing] }
      Text("i").alignmentGuide(VerticalAlignment.center) { $0.height / 2 }
      Text("j").alignmentGuide(.firstTextBaseline) { d in
        d[explicit: .firstTextBaseline] ?? d[VerticalAlignment.bottom]
      }
    }
    .flipsForRightToLeftLayoutDirection(true)
  }
}

struct SafeAreaUsage: View {
  var body: some View {
    ScrollView {
      Text("a").ignoresSafeArea()
      Text("b").ignoresSafeArea(.container, edges: .top)
      Text("c").ignoresSafeArea(.keyboard)
      Text("d").ignoresSafeArea(edges: [.top, .bottom])
      Text("e").edgesIgnoringSafeArea(.all)
      Text("f").safeAreaPadding()
      Text("g").safeAreaPadding(8)
      Text("h").safeAreaPadding(.horizontal, 4)
      Text("i").safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }
    .safeAreaInset(edge: .bottom) { Text("Bar") }
    .safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { Text("Bar") }
    .safeAreaInset(edge: .leading) {
      Text("Side")
      Text("Bar")
    }
    .safeAreaInset(edge: .trailing, alignment: .top, spacing: nil) { EmptyView() }
    .contentMargins(8)
    .contentMargins(.horizontal, 16)
    .contentMargins(.bottom, nil, for: .scrollContent)
    .contentMargins(
      .all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), for: .scrollIndicators
    )
    .contentMargins(12, for: .automatic)
  }
}

private struct PriorityKey: LayoutValueKey {
  static let defaultValue: Int = 0
}

private final class Reference {}

private struct ReferenceKey: LayoutValueKey {
  static var defaultValue: Reference? { nil }
}

enum Choice: Hashable {
  case first, second
}

struct IdentityUsage: View {
  @State private var choice: Choice? = .first

  var body: some View {
    VStack {
      Text("a").id("a")
      Text("b").id(1)
      Text("c").id(UUID())
      Text("d").tag(Choice.first)
      Text("e").tag(Optional(Choice.second))
      Text("f").tag(1, includeOptional: false)
      Text("g").layoutValue(key: PriorityKey.self, value: 2)
      Text("h").layoutValue(key: ReferenceKey.self, value: Reference())
    }
    .id(choice)
  }
}
