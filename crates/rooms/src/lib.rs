//! A table's life: lobby, seats, host, clocks, presence, fan-out of views.
