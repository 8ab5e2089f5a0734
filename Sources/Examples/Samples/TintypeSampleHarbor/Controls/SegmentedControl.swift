// SPDX-License-Identifier: MIT

import SwiftUI

/// A control with exclusive options, whose selection slides to the new option.
public struct SegmentedControl<Option: Hashable>: View {
  @Binding private var selection: Option
  @Namespace private var namespace
  private let options: [Option]
  private let title: (Option) -> LocalizedStringKey

  public init(
    selection: Binding<Option>, options: [Option], title: @escaping (Option) -> LocalizedStringKey
  ) {
    _selection = selection
    self.options = options
    self.title = title
  }

  public var body: some View {
    HStack(spacing: .spaceXXS) {
      ForEach(options, id: \.self) { option in
        let isSelected = option == selection
        Button {
          withAnimation(.spring()) { selection = option }
        } label: {
          Text(title(option))
            .font(.harborLabel)
            .lineLimit(1)
            .minimumScaleFactor(0.8)
            .foregroundStyle(isSelected ? Color.harborInk : .harborInkSoft)
            .frame(maxWidth: .infinity)
            .padding(.vertical, .spaceS)
            .background {
              if isSelected {
                RoundedRectangle(cornerRadius: .radiusS, style: .continuous)
                  .fill(Color.harborSurfaceRaised)
                  .elevation(.raised)
                  .matchedGeometryEffect(id: "selection", in: namespace)
              }
            }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(isSelected ? .isSelected : [])
      }
    }
    .padding(3)
    .background(Color.harborLine.opacity(0.6), in: .rect(cornerRadius: .radiusS + 3))
  }
}

extension SegmentedControl
where Option: CaseIterable & RawRepresentable, Option.RawValue == String {
  public init(selection: Binding<Option>) {
    self.init(selection: selection, options: Array(Option.allCases)) {
      LocalizedStringKey($0.rawValue)
    }
  }
}

/// The direction of a trip.
public enum TripKind: String, CaseIterable {
  case oneWay = "one way"
  case roundTrip = "return"
  case pass = "day pass"
}

/// A choice between kinds of trips.
public struct TripKindPicker: View {
  @State private var kind: TripKind

  public init(kind: TripKind = .roundTrip) {
    _kind = State(initialValue: kind)
  }

  public var body: some View {
    VStack(alignment: .leading, spacing: .spaceM) {
      SegmentedControl(selection: $kind)
      Text(explanation)
        .textRole(.caption)
        .contentTransition(.opacity)
    }
    .padding(.spaceL)
    .background(Color.harborBackground)
  }

  private var explanation: LocalizedStringKey {
    switch kind {
    case .oneWay: "Valid for one crossing on the selected day."
    case .roundTrip: "The way back is open for 14 days."
    case .pass: "All crossings between the islands until midnight."
    }
  }
}

#Preview("Segments", traits: .fixedLayout(width: 360, height: 120)) {
  TripKindPicker()
}
