// SPDX-License-Identifier: MIT

import SwiftUI

/// The width of the widest title of a strip.
private struct TabWidthKey: PreferenceKey {
  static var defaultValue: CGFloat? = nil

  static func reduce(value: inout CGFloat?, nextValue: () -> CGFloat?) {
    guard let next = nextValue() else { return }
    value = max(value ?? 0, next)
  }
}

/// Titles of equal width in a row, with a line under the selected one.
public struct TabStrip: View {
  @Binding var selection: Int
  let titles: [LocalizedStringKey]
  @State private var width: CGFloat?
  @Namespace private var namespace

  public init(_ titles: [LocalizedStringKey], selection: Binding<Int>) {
    self.titles = titles
    _selection = selection
  }

  public var body: some View {
    HStack(spacing: .spaceXL) {
      ForEach(Array(titles.enumerated()), id: \.offset) { index, title in
        Text(title)
          .font(.harborHeadline)
          .foregroundStyle(index == selection ? AnyShapeStyle(.tide) : AnyShapeStyle(.secondary))
          .background(
            GeometryReader { proxy in
              Color.clear
                .preference(key: TabWidthKey.self, value: proxy.frame(in: .named("tabs")).width)
            }
          )
          .frame(width: width)
          .padding(.vertical, .spaceS)
          .overlay(alignment: .bottom) {
            if index == selection {
              Capsule()
                .fill(.tide)
                .frame(height: 3)
                .matchedGeometryEffect(id: "line", in: namespace)
            }
          }
          .contentShape(Rectangle())
          .onTapGesture {
            withAnimation(.easeInOut(duration: 0.25)) { selection = index }
          }
          .accessibilityAddTraits(index == selection ? [.isButton, .isSelected] : .isButton)
      }
    }
    .coordinateSpace(name: "tabs")
    .onPreferenceChange(TabWidthKey.self) { width = $0 }
    .padding(.horizontal, .spaceL)
    .frame(maxWidth: .infinity, alignment: .leading)
    .background(alignment: .bottom) {
      Divider()
    }
  }
}

/// The pages about a crossing.
public struct CrossingTabs: View {
  @State private var selection: Int

  public init(selection: Int = 0) {
    _selection = State(initialValue: selection)
  }

  public var body: some View {
    VStack(spacing: 0) {
      TabStrip(["Times", "Fares", "On board"], selection: $selection)
      Group {
        switch selection {
        case 0: times
        case 1: fares
        default: ServiceList().padding(.spaceL)
        }
      }
      .transition(.slide)
      Spacer(minLength: 0)
    }
    .background(Color.harborBackground)
  }

  private var times: some View {
    List {
      Section("Morning") {
        ForEach(["06:30", "09:15", "11:45"], id: \.self) { time in
          HStack {
            Text(time).font(.harborNumber)
            Spacer()
            if time == "06:30" { Badge("Weekdays", tone: .info) }
          }
        }
      }
      .listRowBackground(Color.clear)
      Section("Evening") {
        Text("18:20").font(.harborNumber)
      }
      .listRowBackground(Color.clear)
    }
    .listStyle(.plain)
    .scrollContentBackground(.hidden)
    .contentMargins(.top, .spaceM, for: .scrollContent)
  }

  private var fares: some View {
    Grid(alignment: .leading, horizontalSpacing: .spaceXL, verticalSpacing: .spaceM) {
      GridRow {
        Text("Passenger")
        Text("Single").gridColumnAlignment(.trailing)
        Text("return").gridColumnAlignment(.trailing)
      }
      .textRole(.label)
      Divider()
      fare("Adult", 12.5, 22)
      fare("Child", 6, 10.5)
      fare("Dog", 0, 0)
      GridRow {
        Text("Prices include harbor dues.")
          .textRole(.caption)
          .gridCellColumns(3)
      }
    }
    .padding(.spaceL)
  }

  private func fare(_ name: LocalizedStringKey, _ single: Decimal, _ roundTrip: Decimal)
    -> some View
  {
    GridRow {
      Text(name)
      PriceTag(single)
      PriceTag(roundTrip)
    }
  }
}

#Preview("Tabs") {
  CrossingTabs(selection: 1)
}
