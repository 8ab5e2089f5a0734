// SPDX-License-Identifier: MIT

import SwiftUI

/// The form in which an automation is edited.
struct AutomationEditor: View {
  @Environment(House.self) private var house
  @Environment(\.dismiss) private var dismiss
  @State private var draft: Automation
  @State private var isDiscarding = false
  private let original: Automation

  init(automation: Automation) {
    original = automation
    _draft = State(initialValue: automation)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          TextField("Name", text: $draft.name)
            .submitLabel(.done)
          Toggle("Active", isOn: $draft.isOn)
        } footer: {
          if !isValid { Text("An automation needs a name.") }
        }
        TriggerSections(draft: $draft)
        ActionSections(draft: $draft)
        OptionsSection(draft: $draft)
      }
      .navigationTitle(original.name.isEmpty ? "New Automation" : "Edit Automation")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { draft == original ? dismiss() : (isDiscarding = true) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            house.save(draft)
            dismiss()
          }
          .disabled(!isValid || draft == original)
        }
      }
    }
    .interactiveDismissDisabled(draft != original)
    .confirmationDialog(
      "Discard your changes?", isPresented: $isDiscarding, titleVisibility: .visible
    ) {
      Button("Discard Changes", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    }
  }

  private var isValid: Bool { !draft.name.trimmingCharacters(in: .whitespaces).isEmpty }
}

/// The event that starts an automation.
private struct TriggerSections: View {
  @Environment(House.self) private var house
  @Binding var draft: Automation

  var body: some View {
    Section("When") {
      Picker("Trigger", selection: $draft.trigger.animation()) {
        ForEach(Trigger.allCases) { Text($0.title) }
      }
      .pickerStyle(.segmented)
      switch draft.trigger {
      case .time:
        DatePicker("Time", selection: $draft.time, displayedComponents: .hourAndMinute)
      case .sun:
        Picker("Event", selection: $draft.event) {
          ForEach(SunEvent.allCases) { Text($0.title) }
        }
        Stepper("\(draft.offset) minutes later", value: $draft.offset, in: 0...120, step: 15)
      case .arrival:
        Picker("Person", selection: $draft.person) {
          Text("Anyone").tag(Member.ID?.none)
          ForEach(house.members) { Text($0.name).tag(Member.ID?.some($0.id)) }
        }
      case .climate:
        SliderRow("Colder Than") {
          Slider(value: $draft.threshold, in: 0...25, step: 1) {
            Text("Colder Than")
          }
          .accessibilityIdentifier("threshold")
        } value: {
          Temperature(draft.threshold)
        }
      }
    }
  }
}

/// The effect of an automation.
private struct ActionSections: View {
  @Environment(House.self) private var house
  @Binding var draft: Automation

  var body: some View {
    Section("Then") {
      Picker("Action", selection: $draft.action) {
        ForEach(DeviceAction.allCases) { Text($0.title) }
      }
      .pickerStyle(.inline)
      .labelsHidden()
    }
    Section {
      Picker("Space", selection: $draft.space) {
        ForEach(house.spaces) { Text($0.name).tag($0.id) }
      }
      .pickerStyle(.menu)
      switch draft.action {
      case .lightsOn:
        SliderRow("Brightness") {
          Slider(value: $draft.brightness, in: 0.1...1, step: 0.1) { Text("Brightness") }
            .accessibilityIdentifier("brightness")
        } value: {
          Text(draft.brightness, format: .percent.precision(.fractionLength(0)))
        }
      case .heat:
        Stepper(value: $draft.target, in: 5...28, step: 0.5) {
          LabeledContent("Target") { Temperature(draft.target) }
        }
      case .lightsOff, .closeBlinds:
        EmptyView()
      }
      Picker("Repeat", selection: $draft.repetition) {
        ForEach(Repetition.allCases) { Text($0.title) }
      }
      .pickerStyle(.navigationLink)
    }
  }
}

/// The conditions and the delay of an automation.
private struct OptionsSection: View {
  @State private var isExpanded = false
  @Binding var draft: Automation

  var body: some View {
    Section {
      DisclosureGroup("More Options", isExpanded: $isExpanded) {
        Toggle("Only in Darkness", isOn: $draft.needsDarkness)
        Toggle("Notify Me", isOn: $draft.notifies)
        Picker("Delay", selection: $draft.delay) {
          ForEach([0, 1, 2, 5, 10, 15, 30], id: \.self) { Text("\($0) minutes") }
        }
        .pickerStyle(.wheel)
        .frame(height: 120)
        .clipped()
      }
    }
  }
}
