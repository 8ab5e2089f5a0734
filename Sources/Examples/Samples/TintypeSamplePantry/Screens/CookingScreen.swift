// SPDX-License-Identifier: MIT

import SwiftUI

/// The steps of a recipe, one per page.
struct CookingScreen: View {
  @Environment(\.dismiss) private var dismiss
  @State private var page: Int? = 0
  @State private var isLeaving = false
  let recipe: Recipe

  var body: some View {
    NavigationStack {
      VStack(spacing: 20) {
        ProgressView(value: Double(current + 1), total: Double(recipe.steps.count))
          .padding(.horizontal, 24)
          .accessibilityLabel("Step \(current + 1) of \(recipe.steps.count)")
        ScrollView(.horizontal) {
          LazyHStack(spacing: 0) {
            ForEach(recipe.steps.indices, id: \.self) { index in
              StepPage(dish: recipe.dish, number: index + 1, step: recipe.steps[index])
                .containerRelativeFrame(.horizontal)
            }
          }
          .scrollTargetLayout()
        }
        .scrollTargetBehavior(.paging)
        .scrollPosition(id: $page)
        .scrollIndicators(.hidden)
        controls
      }
      .padding(.vertical, 12)
      .background(.linen)
      .toolbarBackground(.linen, for: .navigationBar)
      .navigationTitle(recipe.title)
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("Close") { isLeaving = true }
        }
      }
      .alert("Stop cooking?", isPresented: $isLeaving) {
        Button("Stop", role: .destructive) { dismiss() }
        Button("Continue", role: .cancel) {}
      } message: {
        Text("You start again with the first step.")
      }
    }
  }

  private var current: Int { page ?? 0 }
  private var isLast: Bool { current == recipe.steps.count - 1 }

  private var controls: some View {
    HStack(spacing: 12) {
      Button {
        move(by: -1)
      } label: {
        Text("Previous").frame(maxWidth: .infinity)
      }
      .buttonStyle(.bordered)
      .disabled(current == 0)
      Button {
        isLast ? dismiss() : move(by: 1)
      } label: {
        Text(isLast ? "Finish" : "Next Step").frame(maxWidth: .infinity)
      }
      .buttonStyle(.borderedProminent)
      .tint(.herbFill)
    }
    .fontWeight(.semibold)
    .controlSize(.large)
    .padding(.horizontal, 24)
    .dynamicTypeSize(...DynamicTypeSize.xxxLarge)
  }

  private func move(by distance: Int) {
    withAnimation { page = current + distance }
  }
}

/// A step on a page.
private struct StepPage: View {
  let dish: Dish
  let number: Int
  let step: RecipeStep

  var body: some View {
    ScrollView {
      content
    }
    .scrollBounceBehavior(.basedOnSize)
  }

  private var content: some View {
    VStack(alignment: .leading, spacing: 14) {
      DishView(dish: dish)
        .frame(height: 260)
        .clipShape(.rect(cornerRadius: 24))
      Text("Step \(number)")
        .font(.subheadline.weight(.semibold))
        .foregroundStyle(.herb)
      Text(step.title)
        .font(.largeTitle.bold())
        .minimumScaleFactor(0.6)
      Text(step.text)
        .font(.title3)
        .foregroundStyle(.secondary)
      Minutes(count: step.minutes)
        .font(.headline)
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(.horizontal, 24)
  }
}
