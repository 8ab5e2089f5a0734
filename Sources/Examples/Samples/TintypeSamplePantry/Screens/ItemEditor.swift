// SPDX-License-Identifier: MIT

import SwiftUI

/// The form in which a food is edited.
struct ItemEditor: View {
  @Environment(Kitchen.self) private var kitchen
  @Environment(\.dismiss) private var dismiss
  @State private var draft: PantryItem
  @State private var isDiscarding = false
  @State private var detent = PresentationDetent.large
  private let original: PantryItem

  init(item: PantryItem) {
    original = item
    _draft = State(initialValue: item)
  }

  var body: some View {
    NavigationStack {
      Form {
        Section {
          HStack(spacing: 14) {
            FoodIcon(kind: draft.icon)
            TextField("Name", text: $draft.name)
              .font(.title3.weight(.semibold))
              .submitLabel(.done)
          }
          Stepper("\(draft.count) pieces", value: $draft.count, in: 1...99)
        } footer: {
          if !isValid { Text("A food needs a name.") }
        }
        .listRowBackground(Color.plate)
        Section("Storage") {
          Picker("Place", selection: $draft.place) {
            ForEach(Place.allCases) { Text($0.title).tag($0) }
          }
          .pickerStyle(.segmented)
          Toggle("Best-Before Date", isOn: hasDate.animation())
          if let days = draft.daysLeft {
            Stepper(
              "\(days) days left",
              value: Binding {
                days
              } set: {
                draft.daysLeft = $0
              },
              in: 0...365)
          }
        }
        .listRowBackground(Color.plate)
        Section("Picture") { IconPicker(selection: $draft.icon) }
          .listRowBackground(Color.plate)
        Section("Note") {
          TextField("For example, where you bought it", text: $draft.note, axis: .vertical)
            .lineLimit(2...5)
        }
        .listRowBackground(Color.plate)
      }
      .kitchenBackground()
      .navigationTitle(original.name.isEmpty ? "New Food" : "Edit Food")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Cancel") { draft == original ? dismiss() : (isDiscarding = true) }
        }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            kitchen.save(draft)
            dismiss()
          }
          .disabled(!isValid || draft == original)
        }
      }
    }
    .tint(.herb)
    .presentationDetents([.medium, .large], selection: $detent)
    .presentationDragIndicator(.visible)
    .interactiveDismissDisabled(draft != original)
    .confirmationDialog(
      "Discard your changes?", isPresented: $isDiscarding, titleVisibility: .visible
    ) {
      Button("Discard Changes", role: .destructive) { dismiss() }
      Button("Keep Editing", role: .cancel) {}
    }
  }

  private var isValid: Bool { !draft.name.trimmingCharacters(in: .whitespaces).isEmpty }

  private var hasDate: Binding<Bool> {
    Binding {
      draft.daysLeft != nil
    } set: {
      draft.daysLeft = $0 ? 7 : nil
    }
  }
}

/// A row of images.
private struct IconPicker: View {
  @Binding var selection: FoodIcon.Kind

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          ForEach(Array(FoodIcon.Kind.allCases.enumerated()), id: \.element) { index, kind in
            Button {
              selection = kind
            } label: {
              FoodIcon(kind: kind)
                .padding(3)
                .overlay {
                  RoundedRectangle(cornerRadius: 16)
                    .strokeBorder(.herb, lineWidth: kind == selection ? 2.5 : 0)
                }
            }
            .buttonStyle(.plain)
            .accessibilityLabel("Picture \(index + 1)")
            .accessibilityAddTraits(kind == selection ? .isSelected : [])
          }
        }
        .padding(.vertical, 2)
      }
      .scrollIndicators(.hidden)
      .onAppear { proxy.scrollTo(selection, anchor: .center) }
    }
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }
}
