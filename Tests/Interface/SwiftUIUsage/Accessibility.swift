// SPDX-License-Identifier: MIT

import SwiftUI

struct AccessibilityTexts: View {
  let name = "Ada"
  let isKnown = true

  var body: some View {
    VStack {
      Text("1").padding(1).accessibilityLabel("Name")
      Text("2").padding(1).accessibilityLabel(name)
      Text("3").padding(1).accessibilityLabel(Text("Name"))
      Text("4").padding(1).accessibilityLabel("Name", isEnabled: isKnown)
      Text("5").padding(1).accessibilityLabel(name, isEnabled: isKnown)
      Text("6").padding(1).accessibilityLabel(Text("Name"), isEnabled: isKnown)
      Text("7").accessibilityValue("Value").accessibilityValue(name).accessibilityValue(Text("A"))
      Text("8").accessibilityValue("Value", isEnabled: isKnown)
        .accessibilityValue(name, isEnabled: isKnown)
        .accessibilityValue(Text("Value"), isEnabled: isKnown)
    }
    VStack {
      Text("1").accessibilityHint("Hint").accessibilityHint(name).accessibilityHint(Text("Hint"))
      Text("2").accessibilityHint("Hint", isEnabled: isKnown)
        .accessibilityHint(name, isEnabled: isKnown)
        .accessibilityHint(Text("Hint"), isEnabled: isKnown)
      Text("3").accessibilityInputLabels(["Name"])
        .accessibilityInputLabels([name])
        .accessibilityInputLabels([Text("Name")])
      Text("4").accessibilityInputLabels(["Name"], isEnabled: isKnown)
      Text("5").accessibilityIdentifier("id").accessibilityIdentifier("id", isEnabled: true)
      Text("6").accessibilityHidden(true).accessibilityHidden(false, isEnabled: isKnown)
      Text("7").accessibilityRespondsToUserInteraction()
        .accessibilityRespondsToUserInteraction(false)
        .accessibilityRespondsToUserInteraction(true, isEnabled: isKnown)
    }
  }
}

struct AccessibilityElements: View {
  @State private var count = 0
  @AccessibilityFocusState private var isFocused: Bool
  @AccessibilityFocusState(for: .voiceOver) private var field: Int?

  var body: some View {
    VStack {
      Text("1").accessibilityAddTraits(.isHeader).accessibilityAddTraits([.isButton, .isSelected])
      Text("2").accessibilityRemoveTraits(.isButton).accessibilityRemoveTraits([])
      Text("3").accessibilityAddTraits(count > 0 ? .isSelected : [])
      Text("4").accessibilityElement().accessibilityElement(children: .combine)
      Text("5").accessibilityElement(children: .contain).accessibilityElement(children: .ignore)
      Text("6").accessibilitySortPriority(2)
      Text("7").accessibilityHeading(.h1)
      Text("8").accessibilityFocused($isFocused).accessibilityFocused($field, equals: 1)
    }
    VStack {
      Text("1").accessibilityAction { count += 1 }
      Text("2").accessibilityAction(.escape) { count += 1 }
      Text("3").accessibilityAction(named: "Add") { count += 1 }
      Text("4").accessibilityAction(named: Text("Add")) { count += 1 }
      Text("5").accessibilityAction(named: String("Add"), add)
      Text("6").accessibilityAction(action: add) { Text("Add") }
      Text("7").accessibilityAction(AccessibilityActionKind(named: Text("Add")), add)
      Text("8").accessibilityActions {
        Button("Add", action: add)
        Button("Remove") { count -= 1 }
      }
      Text("9").accessibilityActions(category: .edit) { Button("Add", action: add) }
      Text("10").accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: count += 1
        case .decrement: count -= 1
        @unknown default: break
        }
      }
    }
    Text("1").accessibilityRepresentation { Toggle("Wi-Fi", isOn: .constant(true)) }
    Text("2").accessibilityChildren { ForEach(0..<2) { Text("\($0)") } }
    deprecated
  }

  @ViewBuilder private var deprecated: some View {
    Text("1")
      .accessibility(label: Text("Label"))
      .accessibility(hint: Text("Hint"))
      .accessibility(value: Text("Value"))
      .accessibility(hidden: false)
      .accessibility(identifier: "id")
      .accessibility(addTraits: .isButton)
      .accessibility(removeTraits: .isImage)
      .accessibility(sortPriority: 1)
      .accessibility(inputLabels: [Text("Label")])
  }

  private func add() { isFocused = true; field = 1 }
}

struct AccessibilityEnvironment: View {
  @Environment(\.accessibilityReduceMotion) private var reduceMotion
  @Environment(\.accessibilityReduceTransparency) private var reduceTransparency
  @Environment(\.accessibilityEnabled) private var isEnabled
  @Environment(\.accessibilityVoiceOverEnabled) private var voiceOver
  @Environment(\.accessibilitySwitchControlEnabled) private var switchControl
  @Environment(\.accessibilityDifferentiateWithoutColor) private var differentiate
  @Environment(\.accessibilityInvertColors) private var invert
  @Environment(\.accessibilityShowButtonShapes) private var shapes
  @Environment(\.accessibilityDimFlashingLights) private var dim
  @Environment(\.accessibilityPlayAnimatedImages) private var play
  @Environment(\.accessibilityLargeContentViewerEnabled) private var viewer
  @Environment(\.accessibilityAssistiveAccessEnabled) private var assistive
  @Environment(\.legibilityWeight) private var weight
  @Environment(\.buttonRepeatBehavior) private var repeats
  @Environment(\.autocorrectionDisabled) private var autocorrection
  @Environment(\.headerProminence) private var prominence

  var body: some View {
    Text(reduceMotion || reduceTransparency || isEnabled || voiceOver ? "1" : "2")
      .environment(\.legibilityWeight, .bold)
      .environment(\.isEnabled, false)
      .environment(\.controlSize, .mini)
      .headerProminence(.increased)
  }
}
