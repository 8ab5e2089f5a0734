// SPDX-License-Identifier: MIT

import SwiftUI

/// A small label in a capsule, which can be selected.
public struct Chip: View {
  let title: LocalizedStringKey
  let systemImage: String?
  @Binding var isSelected: Bool

  public init(
    _ title: LocalizedStringKey, systemImage: String? = nil, isSelected: Binding<Bool>
  ) {
    self.title = title
    self.systemImage = systemImage
    _isSelected = isSelected
  }

  public var body: some View {
    HStack(spacing: .spaceXS) {
      if isSelected {
        Image(systemName: "checkmark")
          .imageScale(.small)
          .transition(.scale.combined(with: .opacity))
      } else if let systemImage {
        Image(systemName: systemImage)
          .imageScale(.small)
      }
      Text(title)
        .lineLimit(1)
    }
    .font(.harborLabel)
    .foregroundStyle(isSelected ? Color.harborOnTint : Color.harborInk)
    .padding(.chip)
    .background(isSelected ? Color.harborTint : Color.harborSurface, in: Capsule())
    .overlay(Capsule().strokeBorder(isSelected ? Color.clear : .harborLine, lineWidth: 1))
    .onTapGesture {
      withAnimation(.spring(response: 0.3, dampingFraction: 0.8)) {
        isSelected.toggle()
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
  }
}

/// A row of chips that scrolls horizontally and selects any number of values.
public struct ChipRow<Value: Hashable>: View {
  let values: [Value]
  @Binding var selection: Set<Value>
  let title: (Value) -> String

  public init(
    _ values: [Value], selection: Binding<Set<Value>>, title: @escaping (Value) -> String
  ) {
    self.values = values
    _selection = selection
    self.title = title
  }

  public var body: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: .spaceS) {
        ForEach(values, id: \.self) { value in
          Chip(LocalizedStringKey(title(value)), isSelected: binding(for: value))
        }
      }
      .padding(.horizontal, .spaceL)
    }
  }

  private func binding(for value: Value) -> Binding<Bool> {
    Binding(
      get: { selection.contains(value) },
      set: { isSelected in
        if isSelected {
          selection.insert(value)
        } else {
          selection.remove(value)
        }
      })
  }
}

#Preview("Chips") {
  @Previewable @State var selection: Set = ["Bicycles"]
  ChipRow(["Cars", "Bicycles", "Dogs", "Cabins"], selection: $selection) { $0 }
}
