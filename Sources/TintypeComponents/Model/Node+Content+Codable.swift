// SPDX-License-Identifier: MIT

extension Node.Content: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind, value
  }

  private enum Kind: String, Codable {
    case component, text, image, symbol, color, shape, spacer, divider
    case stack, layers, grid, gridRow, lazyGrid, flow, stackView, viewThatFits, scroll
    case custom, canvas, geometry
  }

  /// Encodes the kind and its value.
  ///
  /// - Throws: `EncodingError` for what is code and no data.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    func encode(_ kind: Kind, _ value: some Encodable) throws {
      try container.encode(kind, forKey: .kind)
      try container.encode(value, forKey: .value)
    }
    switch self {
    case .component: try container.encode(Kind.component, forKey: .kind)
    case .text(let value): try encode(.text, value)
    case .image(let value): try encode(.image, value)
    case .symbol(let value): try encode(.symbol, value)
    case .color(let value): try encode(.color, value)
    case .shape(let value): try encode(.shape, value)
    case .spacer(let value): try encode(.spacer, value)
    case .divider(let value): try encode(.divider, value)
    case .stack(let value): try encode(.stack, value)
    case .layers(let value): try encode(.layers, value)
    case .grid(let value): try encode(.grid, value)
    case .gridRow(let value): try encode(.gridRow, value)
    case .lazyGrid(let value): try encode(.lazyGrid, value)
    case .flow(let value): try encode(.flow, value)
    case .stackView(let value): try encode(.stackView, value)
    case .viewThatFits(let value): try encode(.viewThatFits, value)
    case .scroll(let value): try encode(.scroll, value)
    case .custom(let value): try encode(.custom, value)
    case .canvas(let value): try encode(.canvas, value)
    case .geometry(let value): try encode(.geometry, value)
    }
  }

  /// Decodes the kind and its value.
  public init(from decoder: any Decoder) throws {
    try decoder.refuseFields(except: ["kind", "value"])
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func value<Value: Decodable>() throws -> Value {
      try container.decode(Value.self, forKey: .value)
    }
    switch try container.decode(Kind.self, forKey: .kind) {
    case .component: self = .component
    case .text: self = .text(try value())
    case .image: self = .image(try value())
    case .symbol: self = .symbol(try value())
    case .color: self = .color(try value())
    case .shape: self = .shape(try value())
    case .spacer: self = .spacer(try value())
    case .divider: self = .divider(try value())
    case .stack: self = .stack(try value())
    case .layers: self = .layers(try value())
    case .grid: self = .grid(try value())
    case .gridRow: self = .gridRow(try value())
    case .lazyGrid: self = .lazyGrid(try value())
    case .flow: self = .flow(try value())
    case .stackView: self = .stackView(try value())
    case .viewThatFits: self = .viewThatFits(try value())
    case .scroll: self = .scroll(try value())
    case .custom: self = .custom(try value())
    case .canvas: self = .canvas(try value())
    case .geometry: self = .geometry(try value())
    }
  }
}
