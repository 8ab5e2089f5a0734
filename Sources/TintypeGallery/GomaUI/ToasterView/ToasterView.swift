// SPDX-License-Identifier: MIT

import TintypeComponents
import TintypeScheduling

extension GomaUI {
  /// A short message at the edge of a screen.
  ///
  /// It shows what arrives on its model's scheduler, so that a test decides when that is.
  package final class ToasterView: Component {
    private let viewModel: any ToasterViewModelProtocol
    private var cancellables: Set<AnyCancellable> = []
    private var rendered: ToasterData?
    /// How many times it was drawn.
    package private(set) var renderCount = 0

    /// Creates a toast that follows a model.
    package init(viewModel: any ToasterViewModelProtocol) {
      self.viewModel = viewModel
      setupBindings()
    }

    private func setupBindings() {
      viewModel.dataPublisher
        .receive(on: viewModel.scheduler)
        .sink { [weak self] data in self?.render(data: data) }
        .store(in: &cancellables)
    }

    private func render(data: ToasterData) {
      rendered = data
      renderCount += 1
    }

    /// The toast, or its empty background while nothing has arrived.
    package var body: some Component {
      HStack(alignment: .firstTextBaseline, spacing: 12) {
        if let rendered {
          Symbol(rendered.kind.symbol).foregroundStyle(rendered.kind.color)
          VStack(alignment: .leading, spacing: 4) {
            Text(rendered.title)
              .font(StyleProvider.fontWith(type: .bold, size: 15))
              .foregroundStyle(StyleProvider.Color.textPrimary)
            if !rendered.message.isEmpty {
              Text(rendered.message)
                .font(StyleProvider.fontWith(type: .regular, size: 14))
                .foregroundStyle(StyleProvider.Color.textSecondary)
            }
          }
          Spacer(minLength: 0)
          if let title = rendered.actionTitle {
            Text(title)
              .font(StyleProvider.fontWith(type: .bold, size: 15))
              .foregroundStyle(StyleProvider.Color.highlightText)
          }
        }
      }
      .padding(16)
      .frame(maxWidth: .infinity, minHeight: 52, alignment: .leading)
      .background {
        RoundedRectangle(cornerRadius: 12)
          .fill(StyleProvider.Color.surface)
          .shadow(color: Color.black.opacity(0.12), radius: 8, y: 2)
      }
    }
  }
}

extension GomaUI.ToasterData.Kind {
  fileprivate var symbol: String {
    switch self {
    case .success: "checkmark.circle.fill"
    case .information: "info.circle.fill"
    case .warning: "exclamationmark.triangle.fill"
    case .failure: "xmark.circle.fill"
    }
  }

  fileprivate var color: Color {
    switch self {
    case .success: GomaUI.StyleProvider.Color.success
    case .information: GomaUI.StyleProvider.Color.highlightText
    case .warning: GomaUI.StyleProvider.Color.warning
    case .failure: GomaUI.StyleProvider.Color.alertText
    }
  }
}
